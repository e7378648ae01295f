import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { filmFolder } from '../catalogue/film-files.ts';

/** Serves the sample shop's films and their posters at /films, in ranges as players ask for them. */
export async function registerFilms(app: FastifyInstance): Promise<void> {
  if (!existsSync(filmFolder)) return;
  await app.register(fastifyStatic, {
    root: filmFolder,
    prefix: '/films/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
  });
}
