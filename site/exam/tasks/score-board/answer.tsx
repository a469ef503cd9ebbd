import React, { useState } from 'react';
import { registerVevComponent, useDispatchVevEvent, useVevEvent } from '@vev/react';

export default function ScoreBoard() {
  const [score, setScore] = useState(0);
  const dispatch = useDispatchVevEvent();
  useVevEvent('RESET_SCORE', () => setScore(0));

  function add() {
    setScore(score + 1);
    dispatch('ON_SCORE', { score: score + 1 });
  }
  return (
    <div>
      <output>{score}</output>
      <button onClick={add}>+1</button>
    </div>
  );
}

registerVevComponent(ScoreBoard, {
  name: 'Score board',
  interactions: [{ type: 'RESET_SCORE', description: 'Set the score to zero' }],
  events: [
    {
      type: 'ON_SCORE',
      description: 'When the score grows',
      args: [{ name: 'score', type: 'number' }],
    },
  ],
});
