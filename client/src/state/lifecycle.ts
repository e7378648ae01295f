import { createAction } from '@reduxjs/toolkit';

/** Saved state has been read; the payload holds the kept groups, whole (S3.19). */
export const restored = createAction<Record<string, unknown>>('lifecycle/restored');

/** The account has left: by sign-out, by a 401, or in another tab. Everything personal goes. */
export const signedOut = createAction('lifecycle/signedOut');

/** A token is there: by sign-in, by verification, or from another tab. */
export const signedIn = createAction('lifecycle/signedIn');
