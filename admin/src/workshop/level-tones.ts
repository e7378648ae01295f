import type { PreflightLevel } from '@afterimage/contract/values/preflight.ts';
import type { MarkTone } from '../parts/Mark.tsx';

export const levelTones: Readonly<Record<PreflightLevel, MarkTone>> = { ok: 'good', amber: 'warn', red: 'bad' };
