declare module 'gltf-validator' {
  /** A fault, or something worth a remark; `severity` 0 is an error. */
  interface Issue {
    code: string;
    message: string;
    severity: 0 | 1 | 2 | 3;
    pointer?: string;
  }
  export function validateBytes(
    data: Uint8Array,
    options?: {
      format?: 'glb' | 'gltf';
      maxIssues?: number;
      writeTimestamp?: boolean;
      onlyIssues?: string[];
      ignoredIssues?: string[];
    },
  ): Promise<{ issues: { numErrors: number; messages: Issue[] } }>;
}
