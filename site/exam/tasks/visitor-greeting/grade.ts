import type { VariableField } from '@vev/utils';
import type { Grader } from '../../browser/answer.ts';
import { partOf } from '../../browser/parts.ts';
import { inEditor } from '../../../checks/probes/browser/recipes/recipe-stage.tsx';

const variable = (value: string) => ({
  variables: [{ key: 'visitor', name: 'Visitor', type: 'text', value }],
});

export const grade: Grader = async (answer) => {
  const part = partOf(answer);
  const field = part.fields.name as VariableField | undefined;
  const chosen = { name: 'visitor' };
  return {
    'designers choose a variable': part.isRegistered && field?.type === 'variable',
    'only texts are offered': field?.variableType === 'text',
    'it greets by name': (await part.shows(chosen, variable('Ada'))) === 'Hello, Ada',
    'it follows the variable': (await part.shows(chosen, variable('Bo'))) === 'Hello, Bo',
    'visitors are greeted without one': (await part.shows()) === 'Hello',
    'visitors are greeted while it is empty': (await part.shows(chosen, variable(''))) === 'Hello',
    'designers are told': (await part.shows({}, inEditor)) === 'Choose a variable',
  };
};
