import { t as compileCache } from "./compileCache-CKfDQB5Z.js";
import { t as openMeter } from "./meter-Dnmq46sw.js";
import { n as failureOf, t as errorOf } from "./failure-Cg-izzdx.js";
import { enableCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
// src/http/drawing/thread.ts
/** Behind the calls of the app, and before pictures that nobody waits for. */
const behindCalls = 5;
if (!parentPort) throw new Error("This is the program of a thread");
enableCompileCache(compileCache);
if (process.platform === "linux") setPriority(behindCalls);
const { drawerOf } = await import("./drawPage-BJJcvPbg.js");
const { serverFile } = workerData;
const build = await import(pathToFileURL(serverFile).href);
const drawPage = drawerOf(async () => build, "production");
const measured = openMeter();
parentPort.on("message", async ({ order, line }) => {
	const say = (said, transferred = []) => line.postMessage(said, transferred);
	let microseconds = 0;
	try {
		const work = () => drawPage(order, meansOf(line));
		const drawn = await measured(work, (spent) => {
			microseconds = spent;
		});
		say({
			drawn,
			microseconds
		}, drawn.body ? [drawn.body.buffer] : []);
	} catch (error) {
		say({
			failed: failureOf(error),
			microseconds
		});
	} finally {
		line.close();
	}
});
parentPort.postMessage("started");
/** What a page needs while it is drawn, over its line. */
function meansOf(line) {
	const gone = new AbortController();
	const asked = [];
	line.on("message", (heard) => {
		if ("gone" in heard) gone.abort();
		else if ("answer" in heard) asked[heard.number]?.resolve(heard.answer);
		else asked[heard.number]?.reject(errorOf(heard.refused));
	});
	const say = (said) => line.postMessage(said);
	return {
		signal: gone.signal,
		onError: (error) => say({ logs: failureOf(error) }),
		send: (asks) => new Promise((resolve, reject) => {
			const number = asked.push({
				resolve,
				reject
			}) - 1;
			say({
				asks,
				number
			});
		})
	};
}
export {};
