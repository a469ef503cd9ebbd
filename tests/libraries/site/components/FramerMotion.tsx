'use client';

import { AnimatePresence, motion } from 'framer-motion';
import { useState } from 'react';

export function FramerMotion() {
  const [isOn, setOn] = useState(false);
  return (
    <div>
      <motion.button whileTap={{ scale: 0.9 }} onClick={() => setOn(true)}>
        Try
      </motion.button>
      <AnimatePresence>
        {isOn && (
          <motion.p initial={{ opacity: 0 }} animate={{ opacity: 1 }}>
            on
          </motion.p>
        )}
      </AnimatePresence>
    </div>
  );
}
