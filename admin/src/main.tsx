import './app/styles.ts';
import { startAdmin } from './app/start.tsx';

// Forms check what is typed with zod, which would otherwise try out `eval`: our policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('app');
if (root) void startAdmin(root);
