import { t as compileCache } from "./compileCache-CKfDQB5Z.js";
import { enableCompileCache } from "node:module";
// src/main.ts
if (Number(process.versions.node.split(".")[0]) < 24) {
	console.error(`Bichar needs Node 24 or newer, and this is ${process.versions.node}; npm start brings its own`);
	process.exit(1);
}
enableCompileCache(compileCache);
const { tellLibraries } = await import("./config-BOgBw70B.js");
tellLibraries();
const { begin } = await import("./begin-FVSAfeMt.js");
await begin();
export {};
