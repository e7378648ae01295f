import { configureGlobal } from 'fast-check';

// Estimators have rare worst cases: the same views are drawn in every run, so that a failure is of the change that is tested
configureGlobal({ seed: 2026 });
