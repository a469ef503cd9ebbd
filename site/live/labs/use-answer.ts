import type { LivePanelProps, LiveValue } from 'stilldocs';
import { useEffect, useState } from 'react';

/**
 * The answer of the host to a command, asked again for another value and for a sample that was edited; the
 * latest one until then. `value` is what it answers. A new object is another value.
 */
export function useAnswer<Answer>(
  { command, description }: Pick<LivePanelProps, 'command' | 'description'>,
  name: string,
  value: LiveValue,
): { answer: Answer; value: LiveValue } | undefined {
  const [answered, setAnswered] = useState<{
    answer: Answer;
    value: LiveValue;
    description: LiveValue;
  }>();
  useEffect(() => {
    let isCurrent = true;
    command(name, value).then(
      (answer) => {
        // The host of the same lab answers.
        if (isCurrent) setAnswered({ answer: answer as unknown as Answer, value, description });
      },
      // The sample has ended: nothing is shown any more.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [command, description, name, value]);
  return answered;
}
