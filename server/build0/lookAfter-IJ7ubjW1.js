import { a as openSms, i as startDespiteLoss, l as openGround, o as gatherMetrics, r as stopWhenTold, t as welcome } from "./welcome-XI4zxyEx.js";
import cluster from "node:cluster";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/lookAfter.ts
/** A process that ends again and again is started at longer and longer intervals; one that lasted, at once. */
const pauses = {
	shortest: 100,
	longest: 3e4,
	lasted: 6e4
};
/**
* To stop: longer than one needs that finishes its requests and jobs in order, once it has told proxies that it goes. To start:
* far longer than any takes that does not hang, for it migrates nothing.
*/
const patience = {
	stop: 4e4,
	start: 12e4
};
/** The life of a process that serves nothing itself: it opens the ground, starts those that serve, and keeps them there. */
async function lookAfter(processes, config, log) {
	const stopping = new AbortController();
	const { signal } = stopping;
	const starting = startDespiteLoss(() => start({
		processes,
		config,
		log,
		signal
	}), {
		log,
		signal
	});
	stopWhenTold(async () => {
		stopping.abort();
		const started = await starting.catch(() => void 0);
		await started?.lives;
		await started?.ground.close();
	}, log);
	try {
		const { url, ground, textMessages } = await starting;
		if (!signal.aborted) welcome({
			url,
			config,
			processes,
			textMessages,
			...ground
		});
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}
async function start({ processes, config, log, signal }) {
	const { place: textMessages } = openSms(config);
	const ground = await openGround({
		config,
		log,
		hasServerKey: true,
		processes
	});
	try {
		signal.throwIfAborted();
		return {
			...await keep({
				processes,
				ground,
				log,
				signal,
				patienceToStop: patience.stop + config.DRAIN_SECONDS * 1e3
			}),
			ground,
			textMessages
		};
	} catch (error) {
		await ground.close();
		throw error;
	}
}
/** Starts one, which shows whether it can be done, and then the others. */
async function keep({ processes, ground, log, signal, patienceToStop }) {
	const { connection, databasePlace, databaseFolder } = ground;
	const running = /* @__PURE__ */ new Set();
	const serving = /* @__PURE__ */ new Set();
	const { restarts } = gatherMetrics(() => [...serving]);
	cluster.setupPrimary({ serialization: "advanced" });
	const tellAll = (word) => {
		for (const worker of running) worker.process.kill(word);
	};
	signal.addEventListener("abort", () => {
		tellAll("SIGTERM");
		setTimeout(() => tellAll("SIGKILL"), patienceToStop).unref();
	});
	const begin = () => {
		const worker = cluster.fork();
		running.add(worker);
		const late = setTimeout(() => {
			log.error({ worker: worker.id }, "a process hangs while it starts");
			worker.process.kill("SIGKILL");
		}, patience.start);
		worker.on("error", (error) => log.error({
			worker: worker.id,
			err: error
		}, "trouble with a process"));
		worker.on("message", (report) => {
			if ("asks" in report && worker.isConnected()) worker.send({
				connection,
				databasePlace,
				databaseFolder
			});
			if ("serves" in report) {
				clearTimeout(late);
				serving.add(worker);
				log.info({
					worker: worker.id,
					pid: worker.process.pid
				}, "a process serves");
			}
			if ("problem" in report) log.error({
				worker: worker.id,
				problem: report.problem
			}, "a process cannot start");
		});
		hasEnded(worker).then(() => {
			clearTimeout(late);
			running.delete(worker);
			serving.delete(worker);
		});
		return worker;
	};
	/** Nothing when not even that is possible. */
	const tryToBegin = () => {
		try {
			return begin();
		} catch (error) {
			log.error({ err: error }, "trouble with a process");
			return;
		}
	};
	/** Another one whenever it ends, for as long as it takes. */
	const keepOne = async (first) => {
		let worker = first;
		let pause = pauses.shortest;
		for (;;) {
			const begun = performance.now();
			if (worker) await hasEnded(worker);
			if (signal.aborted) return;
			if (performance.now() - begun > pauses.lasted) pause = pauses.shortest;
			const { exitCode, signalCode } = worker?.process ?? {};
			log.error({
				worker: worker?.id,
				exitCode,
				signalCode,
				pause
			}, "a process has ended; another takes its place");
			await setTimeout$1(pause, void 0, { signal }).catch(() => void 0);
			if (signal.aborted) return;
			pause = Math.min(2 * pause, pauses.longest);
			restarts.inc();
			worker = tryToBegin();
		}
	};
	const first = begin();
	const url = await whereItServes(first);
	const others = signal.aborted ? [] : Array.from({ length: processes - 1 }, tryToBegin);
	return {
		url,
		lives: Promise.all([first, ...others].map(keepOne))
	};
}
/** Of one that could not even be started there is no end to hear of, only an error. */
const hasEnded = (worker) => new Promise((resolve) => {
	if (worker.isDead()) resolve();
	worker.once("exit", () => resolve());
	worker.on("error", () => {
		if (worker.process.pid === void 0) resolve();
	});
});
/** Rejects with what stands in its way. */
const whereItServes = (worker) => new Promise((resolve, reject) => {
	worker.on("message", (report) => {
		if ("serves" in report) resolve(report.serves);
		if ("problem" in report) reject(new Error(report.problem));
	});
	worker.once("error", reject);
	worker.once("exit", (code, signal) => reject(/* @__PURE__ */ new Error(`a process ended with ${signal ?? code}`)));
});
export { lookAfter };
