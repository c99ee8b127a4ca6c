import type { Settings, Size } from "../../drivers/driver.ts";
import type { Visitor } from "../../visitor.ts";

/** Something that a visitor may rely on, in every engine. */
export interface Check {
  says: string;
  /** One of the few that each run of all tests tries. */
  isVital?: true;
  /** How the visitor's system and browser are set, where that matters. */
  settings?: Partial<Settings>;
  /** The visitor's screen, where it is another than a laptop's. */
  size?: Size;
  see: (visitor: Visitor) => Promise<void>;
}
