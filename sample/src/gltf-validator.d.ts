declare module 'gltf-validator' {
  export function validateBytes(
    data: Uint8Array,
    options?: { ignoredIssues?: string[] },
  ): Promise<{
    issues: { numErrors: number; numWarnings: number };
    info: { totalTriangleCount: number };
  }>;
}
