import { packageFace, type Sources } from './imports.ts';

export const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*\/\*[^]*?\*\/[ \t]*$/gm, '').replaceAll(/(^|\s)\/\/ .*$/gm, '$1');

/** Patterns that no file may hold, each with its reason. */
const forbidden: readonly { pattern: RegExp; reason: string; except?: RegExp }[] = [
  {
    pattern: /^export default\b|^export \{[^}]*\bas default\b/m,
    reason: 'a default export has no name to search for',
    except: /\.config\.ts$/,
  },
  {
    pattern: /(?::|\bas|[<|,])\s*any\b(?=\s*(?:[;,)=>\]|&{[]|$))/m,
    reason: 'any switches the checker off',
  },
  {
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|skipIf|runIf)\b/,
    reason: 'every test runs, everywhere',
  },
  { pattern: /^(?:export )?(?:const )?enum\s/m, reason: 'an enum cannot be stripped away' },
  {
    pattern: /\bcreateHmac\(/,
    reason: 'the server signs by platform/signing/signer.ts',
    // the demo provider is another company's side
    except: /^(?!server\/src\/)|^server\/src\/(?:platform\/signing\/signer|payments\/demo-provider)\.ts$|\.test\.ts$/,
  },
  {
    pattern: /\bnew Map<\w+, Promise</,
    reason: 'the server shares work by platform/cache',
    except: /^(?!server\/src\/)|^server\/src\/platform\/cache\/single-flight\.ts$|\.test\.ts$/,
  },
];

export function forbiddenText(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    forbidden.flatMap(({ pattern, reason, except }) =>
      pattern.test(withoutComments(text)) && !except?.test(path) ? [`${path}: ${reason}`] : [],
    ),
  );
}

export function openEnds(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    /\b(?:TOD[O]|FIXM[E]|X{3})\b/.test(text) ? [`${path}: finish it, or open an issue`] : [],
  );
}

/** What a module of WebAssembly exports, its first file has to name. */
const isKernelList = (path: string): boolean => /^tracker\/assembly\/\w+\/kernels\.ts$/.test(path);

export function barrels(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => {
    if (isKernelList(path) || path === packageFace) return [];
    const rest = withoutComments(text).replaceAll(/^export\s[^'";]*?\sfrom\s+'[^']+';?/gm, '');
    return text.trim() !== '' && rest.trim() === '' ? [`${path} only hands on: import from the source`] : [];
  });
}

/** Decision records that do not begin with their number and title, their status and the date of the decision. */
export function badRecords(records: Sources): string[] {
  const heading = /^# (\d+) \S.*\n\n- Status: (?:accepted|superseded by \d+)\n- Date: \d{4}-\d\d-\d\d\n/;
  return Array.from(records).flatMap(([name, text]) => {
    const number = heading.exec(text)?.[1];
    return number !== undefined && name.startsWith(`${number.padStart(4, '0')}-`)
      ? []
      : [`${name} does not begin with "# number title", "- Status:" and "- Date:"`];
  });
}
