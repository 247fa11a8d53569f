import path from "node:path";
// src/compileCache.ts
/** Where Node keeps what it has made of our files: it halves the time that a process needs to begin. */
const compileCache = path.resolve(import.meta.dirname + "/../src", "../../node_modules/.cache/bichar");
export { compileCache as t };
