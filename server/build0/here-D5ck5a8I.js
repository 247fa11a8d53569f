import { t as openMeter } from "./meter-Dnmq46sw.js";
import { t as drawerOf } from "./drawPage-BdFst864.js";
// src/http/drawing/here.ts
/** Draws pages of the web app as it stands, and serves its files: for developers, whose changes show at once. */
async function openHere(app, webFolder) {
	const [{ createServer }, { default: middie }] = await Promise.all([import("vite"), import("@fastify/middie")]);
	const vite = await createServer({
		root: webFolder,
		appType: "custom",
		server: {
			middlewareMode: true,
			hmr: { server: app.server }
		}
	});
	await app.register(middie);
	app.use((request, response, next) => /^\/(api|media)(\/|$)/.test(request.url ?? "") ? next() : vite.middlewares(request, response, next));
	const getBuild = () => vite.ssrLoadModule("virtual:react-router/server-build");
	const drawPage = drawerOf(getBuild, "development");
	const measured = openMeter();
	return {
		draw: (order, { spend, ...means }) => measured(() => drawPage(order, means), spend),
		close: () => vite.close()
	};
}
export { openHere };
