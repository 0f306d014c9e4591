/** The folder of the monorepo that a folder is or lies in a package of; `null` outside of one. */
export function houseOf(folder: string): string | null;
/** The export condition under which packages of the monorepo name their sources. */
export const SOURCE_CONDITION: string;
/** The export conditions under which packages are read here: their sources inside the monorepo. */
export const SOURCE_CONDITIONS: readonly string[];
/** The folders that a package.json names as workspaces, in its order. */
export function workspacesOf(house: string): readonly string[];
