export function readingMinutes(text: string, wordsPerMinute = 200): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.ceil(words / wordsPerMinute);
}
