import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LevelHeading } from "./level-heading.tsx";

interface SectionProps {
  id: string | undefined;
  title: string | undefined;
  level: number;
  children: ReactNode;
}

/** A block's frame: its anchor and, where it has one, its title. */
export function Section({ id, title, level, children }: SectionProps) {
  return (
    <chakra.section id={id} display="flex" flexDirection="column" gap="4" minWidth="0">
      {title !== undefined && <LevelHeading level={level}>{title}</LevelHeading>}
      {children}
    </chakra.section>
  );
}
