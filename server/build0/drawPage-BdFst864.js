import { createHash, randomBytes } from "node:crypto";
import { RouterContextProvider, createRequestHandler } from "react-router";
// src/http/inlineScripts.ts
/**
* Takes the mark out of a rendered page, and tells the hashes of the inline scripts that carried it, as a
* Content-Security-Policy names them. What got into the page without the mark is not named, and does not run.
*/
function unmark(page, mark) {
	const attribute = ` nonce="${mark}"`;
	const hashes = /* @__PURE__ */ new Set();
	for (const [, attributes = "", text = ""] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
		if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
		hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	}
	return {
		page: page.replaceAll(attribute, ""),
		hashes: [...hashes]
	};
}
// src/http/drawing/drawPage.ts
/** Draws pages of the web app in this thread. */
function drawerOf(getBuild, mode) {
	const render = createRequestHandler(getBuild, mode);
	return async ({ url, method, ...page }, { send, onError, signal }) => {
		const { entry } = await getBuild();
		const { pageRequest } = entry.module;
		const scriptMark = randomBytes(16).toString("base64");
		const context = new RouterContextProvider();
		context.set(pageRequest, {
			...page,
			scriptMark,
			onError,
			async send(asked) {
				const { status, text } = await send(asked);
				return {
					status,
					body: JSON.parse(text)
				};
			}
		});
		const response = await render(new Request(url, {
			method,
			signal
		}), context);
		const { page: text, hashes } = unmark(await response.text(), scriptMark);
		const { status, headers, body } = response;
		return {
			status,
			headers: [...headers],
			body: body ? new TextEncoder().encode(text) : void 0,
			hashes
		};
	};
}
export { drawerOf as t };
