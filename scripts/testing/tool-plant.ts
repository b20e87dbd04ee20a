type Files = Readonly<Record<string, string>>;

/** A program that checks: a tree it accepts, and changes to it that it must refuse. */
export interface ToolPlant {
  checker: string;
  clean: Files;
  broken: readonly { files: Files; says: RegExp }[];
}
