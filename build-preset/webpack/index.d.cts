import type { Configuration } from 'webpack';

type ConfigurationOf = (env: unknown, argv: { readonly mode: string }) => Configuration;

/** The configuration of the host in a folder. */
export function host(directory: string): ConfigurationOf;
/** The configuration of the remote in a folder. */
export function remote(directory: string): ConfigurationOf;
/** The configuration of one classic script for foreign pages, and of its parts. */
export function script(directory: string, name: string): ConfigurationOf;
/** What remotes take from the host, as Module Federation takes it. */
export function sharedModules(): Readonly<Record<string, object>>;
