/** The wanted port of loopback where nobody has it, else one that is free and that no connection is given. */
export function freePort(wanted?: number): Promise<number>;
