export function compiledFolder(): Promise<string>;
