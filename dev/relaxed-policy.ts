/**
 * A content security policy that also allows what Vite needs in a page: style elements, its inline scripts, and the
 * worker that waits for a restarted server. Hashes go, for with them `unsafe-inline` counts for nothing.
 */
export function relaxedPolicy(policy: string): string {
  const more: Record<string, string> = {
    'script-src': "'unsafe-inline'",
    'style-src': "'unsafe-inline'",
    'worker-src': 'blob:',
  };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      const remainingSources = sources.filter((source) => !source.startsWith("'sha256-"));
      return [
        name,
        ...remainingSources,
        ...(name in more && !remainingSources.includes(more[name] ?? '') ? [more[name]] : []),
      ].join(' ');
    })
    .join('; ');
}
