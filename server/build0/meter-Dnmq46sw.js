// src/http/meter.ts
/**
* Tells how many microseconds of the processor a piece of work took. Those that share the thread meanwhile share what it did,
* other work of its included.
*/
function openMeter() {
	let working = 0;
	return async (work, spend) => {
		working += 1;
		const before = process.threadCpuUsage();
		try {
			return await work();
		} finally {
			const { user, system } = process.threadCpuUsage(before);
			await spend(Math.ceil((user + system) / working));
			working -= 1;
		}
	};
}
export { openMeter as t };
