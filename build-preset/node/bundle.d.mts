import type { BuildOptions, BuildResult } from 'esbuild';

export function bundleForNode<Options extends BuildOptions>(
  options: Options & {
    /** Files of TypeScript, by the name of what is made of them. */
    readonly programs: Readonly<Record<string, string>>;
    readonly out: string;
    /** Folders whose sources believe that they stand where they are written. */
    readonly keepAddresses?: readonly string[];
    /** The packages that are installed beside the program; without it, all of JavaScript. */
    readonly outside?: readonly string[];
  },
): Promise<BuildResult<Options>>;
