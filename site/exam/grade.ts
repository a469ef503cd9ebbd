/** What holds of an answer, each by its sentence. */
export type Grade = Record<string, boolean>;

declare global {
  interface Window {
    /** Runs and grades an answer, in the page of an exam. */
    gradeAnswer: (task: string, code: string) => Promise<Grade>;
  }
}
