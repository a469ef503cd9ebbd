declare module '*?worker' {
  class ImportedWorker extends Worker {
    constructor();
  }

  export default ImportedWorker;
}
