import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

/** A reply to a call. */
interface CheckedReply {
  method: string;
  /** The path below the base address, without the query. */
  path: string;
  status: number;
  type: string;
  body: unknown;
}

/**
 * Checks replies of a shop against its OpenAPI document: the address, the status, the kind of content, and the body by its
 * schema. For tests.
 */
export function openApiValidator(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's types do not say what its module exports
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'shop', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const schemaOf = (key: string, schema: Json): ValidateFunction => {
    const cached = compiled.get(key);
    if (cached) return cached;
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"shop#/components/');
    const made = ajv.compile(JSON.parse(text) as Json);
    compiled.set(key, made);
    return made;
  };

  /** The operation of an address; fixed parts of addresses go before places. */
  const operationOf = (method: string, path: string): Operation | undefined => {
    const parts = path.split('/');
    const fitting = Object.keys(document.paths).filter((template) => {
      const places = template.split('/');
      const fits = (place: string, at: number) => place === parts[at] || fitsPlace(place, parts[at] ?? '');
      return places.length === parts.length && places.every(fits) && document.paths[template]?.[method.toLowerCase()];
    });
    const placesOf = (template: string) => template.split('/').filter((place) => place.includes('{')).length;
    const [best = ''] = fitting.toSorted((one, other) => placesOf(one) - placesOf(other));
    return document.paths[best]?.[method.toLowerCase()];
  };

  return {
    /** What is wrong with a reply; none when it is as the document says. */
    problems({ method, path, status, type, body }: CheckedReply): string[] {
      const operation = operationOf(method, path);
      if (!operation) return [`${method} ${path} is not in the document`];
      const name = `${operation.operationId} ${status}`;
      const key = operation.responses[String(status)] ? String(status) : 'default';
      const content = operation.responses[key]?.content ?? {};
      if (key === 'default' && !mayBeDefault.has(status)) return [`${name}: the status is not in the document`];
      const mediaType = type.split(';')[0]?.trim() ?? '';
      const described = content[mediaType] ?? content['*/*'];
      if (!described) return [`${name}: ${mediaType || 'no content'} is not in the document`];
      if (mediaType !== 'application/json') return [];
      const validate = schemaOf(`${operation.operationId} ${key}`, described.schema);
      if (validate(body)) return [];
      return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${name}: ${instancePath} ${message}`);
    },
  };
}

/** What can befall every call; all else the document says call by call. */
const mayBeDefault: ReadonlySet<number> = new Set([413, 415, 429, 500, 503]);

/** Whether a part of an address can stand in a place like `{orderId}` or `{name}.csv`. */
function fitsPlace(place: string, part: string): boolean {
  const [, before = '', after = ''] = /^(.*)\{\w+\}(.*)$/.exec(place) ?? [];
  return place.includes('{') && part.startsWith(before) && part.endsWith(after) && part.length > 0;
}
