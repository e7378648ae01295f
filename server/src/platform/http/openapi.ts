import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { api } from '@afterimage/contract/api.ts';
import type { Endpoint } from '@afterimage/contract/endpoint.ts';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import { repeatableAdminCalls } from '@afterimage/contract/values/admin-routes.ts';
import { tokenRights } from '@afterimage/contract/values/rights.ts';
import { methodOf, repeatableCalls } from '@afterimage/contract/values/routes.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { operatorCookie } from './browser.ts';
import { sentence } from './failure.ts';
import { docsPage, docsPagePolicy } from './openapi.page.ts';

type Json = Record<string, unknown>;

/** Describes the named calls as OpenAPI 3.1, from the contract alone. */
export function describeApi(names: readonly CallName[], base: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of names) {
    const path = allRoutes[name].slice(allRoutes[name].indexOf(' ') + 1);
    paths[path] = { ...paths[path], [methodOf(allRoutes[name]).toLowerCase()]: operation(name, api[name]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Afterimage',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The shop. A success carries `data`; a failure carries `status` with a code of a closed list, a description, and messages per field. Money is in minor units. Texts are in the language of `Accept-Language`, as `Content-Language` says.',
    },
    servers: [{ url: base }],
    tags: [...new Set(names.map((name) => tagOf(allRoutes[name])))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        operator: {
          type: 'apiKey',
          in: 'cookie',
          name: operatorCookie,
          description: 'The session of an operator. Writes need the `Origin` of the shop too.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token that an operator has made, with the right that the call names.',
        },
      },
      schemas: { Failure: failureSchema },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: {
      type: 'object',
      required: ['code', 'description'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors) },
        description: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        lines: { type: 'array', items: { type: 'object' } },
        minimum: { type: 'integer' },
      },
    },
    message: { type: 'string' },
  },
};

const tagOf = (route: string) => /\/(admin\/\w+|\w+)/.exec(route)?.[1] ?? '';

function operation(name: CallName, line: Endpoint): Json {
  const codes: ErrorCode[] = [
    'INVALID_REQUEST',
    ...(line.caller === 'anyone' ? [] : (['UNAUTHENTICATED'] as const)),
    // Who has not the right, and programs where none is named.
    ...(line.caller === 'operator' ? (['NOT_ALLOWED'] as const) : []),
    ...line.errors,
    'INTERNAL',
  ];
  const parameters = [...fieldsOf(line.params, 'path'), ...fieldsOf(line.query, 'query')];
  if (repeatableCalls.has(name) || repeatableAdminCalls.has(name))
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 200 },
    });
  const body = bodyOf(line);
  return {
    operationId: name,
    summary: line.summary,
    ...(line.right && { description: `Needs the right \`${line.right}\`.` }),
    tags: [tagOf(allRoutes[name])],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    security: securityOf(line),
    responses: { 200: success(line), ...failures(codes), default: otherFailure },
  };
}

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
const otherFailure = { description: 'Any other failure of the list.', content: failureContent };

/** Who may call. A public reply is the same for everybody; what else anyone may call, knows customers by their tokens too. */
function securityOf({ caller, cache, right }: Endpoint): Json[] {
  if (caller === 'account') return [{ bearer: [] }];
  if (caller === 'anyone') return cache === 'catalogue' ? [] : [{}, { bearer: [] }];
  // Calls that name no right, and those about the team, are for people alone.
  const isForTokens = tokenRights.some((allowed) => allowed === right);
  return [{ operator: [] }, ...(isForTokens ? [{ accessToken: [] }] : [])];
}

function success(line: Endpoint): Json {
  if (line.answer === 'pdf')
    return {
      description: 'The document',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    };
  if (line.answer === 'file')
    return {
      description: 'The file',
      content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
    };
  const data = z.toJSONSchema(line.reply, { io: 'output' });
  delete data.$schema;
  const schema = { type: 'object', required: ['data'], properties: { data } };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function failures(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  const answers = [...byStatus].map(([status, list]) => [
    String(status),
    {
      description: list.map((code) => `\`${code}\` ${sentence(code, baseLocale)}`).join('\n\n'),
      content: failureContent,
    },
  ]);
  return Object.fromEntries(answers) as Json;
}

function fieldsOf(schema: z.ZodType, location: 'path' | 'query'): Json[] {
  const described = z.toJSONSchema(schema, { io: 'input' });
  const required = new Set(described.required ?? []);
  return Object.entries(described.properties ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.has(name),
    schema: field,
  }));
}

function bodyOf(line: Endpoint): Json | null {
  if (line.content === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', required: ['file'], properties: { file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (line.body.safeParse(undefined).success && line.body.type === 'undefined') return null;
  // What may be left out is said beside the schema; JSON itself has no `undefined`.
  const inner = line.body instanceof z.ZodOptional ? (line.body.def.innerType as z.ZodType) : null;
  const schema = z.toJSONSchema(inner ?? line.body, { io: 'input' });
  delete schema.$schema;
  return { required: !inner, content: { 'application/json': { schema } } };
}

/** Serves the description at `<base>/openapi.json` and a readable page at `<base>/docs`. */
export function registerOpenApi(app: FastifyInstance, names: readonly CallName[], base: string, demo = false): void {
  const description = describeApi(names, base);
  const json = JSON.stringify(description);
  const page = docsPage(description, base, demo);
  app.get(`${base}/openapi.json`, (_, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get(`${base}/docs`, (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPagePolicy).send(page),
  );
}
