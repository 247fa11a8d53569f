import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as readConfig } from "./config-Bv8r-ug6.js";
import { t as require_pino } from "./pino-C9oTSE96.js";
import { t as inWords } from "./startErrors-DW9v-Nf7.js";
import cluster from "node:cluster";
import { availableParallelism, totalmem } from "node:os";
// src/logging.ts
var import_pino = /* @__PURE__ */ __toESM(require_pino(), 1);
/**
* One JSON line per event. Never a phone number, password, code, token, text that somebody wrote, or an address
* beside a person (decisions section 1): so requests are not logged as they are, and errors not with all they carry.
*/
const openLog = (level, destination) => (0, import_pino.default)({
	level,
	base: cluster.worker ? { worker: cluster.worker.id } : null,
	timestamp: import_pino.default.stdTimeFunctions.isoTime,
	formatters: { level: (label) => ({ level: label }) },
	serializers: {
		err: describeError,
		error: describeError,
		req: () => void 0,
		res: () => void 0,
		busboyOptions: () => void 0
	}
}, destination);
/** PostgreSQL quotes the value that it could not use, and `detail` the whole row; neither is passed on. */
function describeError(error) {
	if (!(error instanceof Error)) return {
		type: typeof error,
		message: "something that is no error was thrown"
	};
	const { code, constraint, severity } = error;
	const message = severity !== void 0 && String(code).startsWith("22") ? "a value that PostgreSQL cannot use" : error.message;
	const frames = error.stack?.slice(error.stack.indexOf("\n    at ") + 1);
	return {
		type: error.name,
		message,
		...code !== void 0 && { code: String(code) },
		...typeof constraint === "string" && { constraint },
		...frames && { stack: frames },
		...error.cause !== void 0 && { cause: describeError(error.cause) }
	};
}
// src/processes.ts
const mostUnlessTold = 4;
/** What one may need under load, and what PostgreSQL, pictures and the system need beside all of them. */
const megabytes = {
	ofOne: 512,
	beside: 1024
};
/** How many processes serve unless the operator says so: the cores, at most four, and no more than the memory bears. */
function usualProcesses({ cores, memory } = ofThisMachine()) {
	const room = Math.floor((memory / 2 ** 20 - megabytes.beside) / megabytes.ofOne);
	return Math.max(1, Math.min(cores, mostUnlessTold, room));
}
/** A container may have less than the machine. */
function ofThisMachine() {
	const limit = process.constrainedMemory();
	const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
	return {
		cores: availableParallelism(),
		memory
	};
}
// src/begin.ts
/** What a server process begins with: it serves, alone or as one of several, or it looks after those that do. */
async function begin() {
	try {
		const config = readConfig();
		const log = openLog(config.LOG_LEVEL);
		const processes = processesOf(config);
		if (cluster.isPrimary && processes > 1) {
			const { lookAfter } = await import("./lookAfter-IJ7ubjW1.js");
			return await lookAfter(processes, config, log);
		}
		const { run } = await import("./run-BrPVCAVH.js");
		await run(config, log);
	} catch (error) {
		if (cluster.isPrimary) console.error(`Bichar cannot start: ${inWords(error)}`);
		else await new Promise((sent) => process.send?.({ problem: inWords(error) }, sent));
		process.exit(1);
	}
}
/** Developers' servers reload what changes, and tests say how many they want. */
const processesOf = ({ NODE_ENV, PROCESSES }) => NODE_ENV === "development" ? 1 : PROCESSES ?? (NODE_ENV === "production" ? usualProcesses() : 1);
export { begin };
