import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';

/** A node of a syntax tree. */
interface TreeNode {
  position?: { start: { line: number; column: number } } | undefined;
  children?: TreeNode[];
}

/** Throws the error of the first node that is nested too deeply: later steps are recursive. */
export function checkDepth(tree: TreeNode, file: string): void {
  let level = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (first && depth > limits.depth.most) {
      const { line, column } = first.position?.start ?? { line: 1, column: 1 };
      throw new DiagnosticError([limitProblem('depth', { file, line, column })]);
    }
    level = level.flatMap(({ children }) => children ?? []);
  }
}
