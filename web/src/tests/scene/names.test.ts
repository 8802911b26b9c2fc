import { expect, test } from 'vitest';
import { namer } from '../../scene/names';

test('what bears the same name is told apart, and the first keeps it', () => {
  const named = namer();
  expect(['a-b', 'c', 'a-b', 'a-b'].map(named)).toEqual(['a-b', 'c', 'a-b #2', 'a-b #3']);
});
