import { t as ApiError } from "./refusal-BKyUOkka.js";
import { i as sizesOf, t as imageLongestSide } from "./mediaFiles-CPxT0mYO.js";
import { t as isWhole } from "./structure-k2d0TZXh.js";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
// src/media/encoding.ts
sharp.concurrency(1);
sharp.cache(false);
const within = (longestSide) => ({
	width: longestSide,
	height: longestSide,
	fit: "inside",
	withoutEnlargement: true
});
/** A still picture decoded once, upright, sRGB, at most 1920 pixels on its longest side; all sizes are made from these pixels. */
async function pixelsOf(source, limitInputPixels) {
	const { data, info } = await sharp(source, {
		failOn: "error",
		limitInputPixels
	}).autoOrient().resize(within(imageLongestSide)).toColourspace("srgb").raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const pixels = () => sharp(data, { raw: {
		width,
		height,
		channels
	} });
	const opaque = !info.hasAlpha || (await pixels().stats()).isOpaque;
	return {
		picture: opaque ? () => pixels().removeAlpha() : pixels,
		opaque,
		width,
		height
	};
}
const jpeg = (picture, quality) => picture.jpeg({
	quality,
	mozjpeg: true
}).toBuffer();
/** With an effort of 2 it is a thirtieth larger than with 4, in half the time. */
const webp = (picture, quality, effort = 4) => picture.webp({
	quality,
	effort
}).toBuffer();
// src/media/jpeg.ts
/**
* A JPEG with nothing but its pixels: what stands beside them, and behind their end, is left out, so that a photo can wait on
* the disk until it is drawn. Kept are tables, frame and scans, the profile of its colours, how they are mixed, and which way is up.
* Nothing when it is not built as phones build them.
*/
function onlyPixels(bytes, orientation = 1) {
	if (bytes.length < 2 || bytes.readUInt16BE(0) !== startOfImage) return void 0;
	const kept = [bytes.subarray(0, 2), whichWayIsUp(orientation)];
	let place = 2;
	for (let segments = 0; segments < mostSegments && place + 2 <= bytes.length; segments += 1) {
		const marker = bytes.readUInt16BE(place);
		if (marker === endOfImage) return Buffer.concat([...kept, bytes.subarray(place, place + 2)]);
		if (place + 4 > bytes.length) return void 0;
		const end = place + 2 + bytes.readUInt16BE(place + 2);
		const segment = bytes.subarray(place, end);
		if (marker >> 8 !== 255 || segment.length < 4 || end > bytes.length) return void 0;
		if (pixelMarkers.has(marker)) kept.push(segment);
		else if (isColourProfile(segment)) kept.push(segment);
		else if (isAdobe(segment)) kept.push(howMixed(segment));
		else if (!noteMarkers(marker)) return void 0;
		place = end;
		if (marker !== startOfScan) continue;
		place = endOfScan(bytes, end);
		kept.push(bytes.subarray(end, place));
	}
}
/** A profile of colours in its most parts, and ten times the scans of a photo in steps; a file made of millions would keep everybody waiting. */
const mostSegments = 1e3;
const startOfImage = 65496;
const endOfImage = 65497;
const startOfScan = 65498;
/** Tables, frames as decoders take them, intervals and scans. */
const pixelMarkers = /* @__PURE__ */ new Set([
	65499,
	65476,
	65472,
	65473,
	65474,
	65501,
	startOfScan
]);
/** Whatever apps write, and comments. */
const noteMarkers = (marker) => marker >= 65504 && marker <= 65519 || marker === 65534;
const holds = (segment, marker, words) => segment.readUInt16BE(0) === marker && segment.toString("latin1", 4, 4 + words.length) === words;
/** Without it a photo of today's phones would look pale. */
const isColourProfile = (segment) => holds(segment, 65506, "ICC_PROFILE\0");
const isAdobe = (segment) => holds(segment, 65518, "Adobe") && segment.length >= 16;
/** Whether the colours are red, green and blue or something else is said by its last byte alone. */
function howMixed(segment) {
	const made = Buffer.from([
		255,
		238,
		0,
		14,
		...Buffer.from("Adobe"),
		0,
		100,
		0,
		0,
		0,
		0,
		0
	]);
	made[15] = segment[15] ?? 0;
	return made;
}
/** In scans a marker follows 0xff, but for fillings, a zero that says 'no marker', and restarts. */
function endOfScan(bytes, start) {
	let place = bytes.indexOf(255, start);
	while (place >= 0 && place + 1 < bytes.length) {
		const next = bytes[place + 1] ?? 0;
		if (!(next === 0 || next === 255 || next >= 208 && next <= 215)) return place;
		place = bytes.indexOf(255, next === 255 ? place + 1 : place + 2);
	}
	return bytes.length;
}
/** The only note that is made anew: a directory of one entry. */
function whichWayIsUp(orientation) {
	const directory = [
		0,
		1,
		...[
			1,
			18,
			0,
			3,
			0,
			0,
			0,
			1,
			0,
			orientation,
			0,
			0
		],
		0,
		0,
		0,
		0
	];
	const content = [
		...Buffer.from("Exif\0\0MM"),
		0,
		42,
		0,
		0,
		0,
		8,
		...directory
	];
	return Buffer.from([
		255,
		225,
		0,
		content.length + 2,
		...content
	]);
}
// src/media/images.ts
/** Enough for the 8192 x 6144 of a phone's best mode; pixels cost memory and time whatever the file weighs. */
const mostPixels = 52e6;
/** All frames of an animation together: each is encoded again, which costs a second and more for these. */
const mostAnimatedPixels = 25e6;
const mostFrames = 500;
/**
* Draws a picture anew: upright, sRGB, at most 1920 pixels on its longest side and with nothing of what it carried
* besides its pixels; and a thumbnail. What is opaque and still becomes JPEG, which every share card understands;
* what has transparency or moves becomes WebP. The thumbnail of an animation is its first frame.
* A photo is decoded to its end, but drawn small only: the sender does not wait for the rest, which `drawSizes` does.
* Throws file_damaged, or image_dimensions or animation_dimensions for what is too much to decode.
*/
async function cleanImage(source, format) {
	const { main, thumbnail, original, ...facts } = await encode(source, format);
	return {
		...facts,
		path: await written(`${source}.clean`, main),
		thumbnailPath: thumbnail && await written(`${source}.thumbnail`, thumbnail),
		originalPath: original && await written(`${source}.original`, original)
	};
}
async function written(path, content) {
	await writeFile(path, content);
	return path;
}
async function encode(source, format) {
	if (!(format !== "gif" || isWhole.gif(await readFile(source)))) throw new ApiError("file_damaged");
	try {
		const metadata = await sharp(source, {
			failOn: "error",
			limitInputPixels: mostPixels
		}).metadata();
		if (metadata.format !== format) throw new ApiError("file_damaged");
		if (framesOf(metadata) > 1) return await encodeAnimation(source);
		const original = format === "jpeg" && isLarge(metadata) && onlyPixels(await readFile(source), metadata.orientation);
		return await (original ? encodePhoto(source, metadata, original) : encodeStill(source));
	} catch (error) {
		throw asRefusal(error);
	}
}
function framesOf({ width, height, pages = 1 }) {
	const pixels = width * height;
	if (pages > 1 && (pages > mostFrames || pixels * pages > mostAnimatedPixels)) throw new ApiError("animation_dimensions");
	if (pixels > 52e6) throw new ApiError("image_dimensions");
	return pages;
}
/** Of other pictures all is drawn at once: small ones are soon done, and the colours of a printer are rare. */
const isLarge = ({ width, height, space }) => Math.max(width, height) > 640 && (space === "srgb" || space === "b-w");
async function encodePhoto(source, { autoOrient }, original) {
	const small = sharp(source, {
		failOn: "error",
		limitInputPixels: mostPixels
	}).autoOrient().resize(within(640)).toColourspace("srgb");
	const shrunk = Math.min(1, imageLongestSide / Math.max(autoOrient.width, autoOrient.height));
	return {
		contentType: "image/jpeg",
		width: Math.round(autoOrient.width * shrunk),
		height: Math.round(autoOrient.height * shrunk),
		main: await jpeg(small, 75),
		thumbnail: null,
		original,
		isAnimated: false
	};
}
async function encodeStill(source) {
	const { picture, opaque, width, height } = await pixelsOf(source, mostPixels);
	const small = picture().resize(within(640));
	const [main, thumbnail] = opaque ? [await jpeg(picture(), 80), await jpeg(small, 75)] : [await webp(picture(), 80), await webp(small, 75)];
	return {
		contentType: opaque ? "image/jpeg" : "image/webp",
		width,
		height,
		main,
		thumbnail,
		original: null,
		isAnimated: false
	};
}
async function encodeAnimation(source) {
	const input = {
		failOn: "error",
		limitInputPixels: mostAnimatedPixels
	};
	const { data: main, info } = await sharp(source, {
		...input,
		animated: true
	}).resize(within(imageLongestSide)).webp({
		quality: 75,
		effort: 2
	}).toBuffer({ resolveWithObject: true });
	const thumbnail = await webp(sharp(source, input).resize(within(640)), 75);
	return {
		contentType: "image/webp",
		width: info.width,
		height: info.pageHeight ?? info.height,
		main,
		thumbnail,
		original: null,
		isAnimated: true
	};
}
function asRefusal(error) {
	if (error instanceof ApiError || !(error instanceof Error) || "syscall" in error) return error;
	return new ApiError(/pixel limit/.test(error.message) ? "image_dimensions" : "file_damaged");
}
// src/media/drawSizes.ts
/** Draws what a page chooses from: WebP in several widths, and of an original the picture itself. Of what moves there is nothing. */
async function drawSizes(source, isOriginal) {
	try {
		const { width, height, pages = 1 } = await sharp(source).metadata();
		if (pages > 1) return {
			width,
			height,
			path: null,
			sizes: []
		};
		return await drawStill(source, isOriginal);
	} catch (error) {
		throw asRefusal(error);
	}
}
async function drawStill(source, isOriginal) {
	const { picture, width, height } = await pixelsOf(source, mostPixels);
	const path = isOriginal ? `${source}.clean` : null;
	if (path) await writeFile(path, await jpeg(picture(), 80));
	const sizes = [];
	for (const each of sizesOf(width)) {
		const size = {
			width: each,
			path: `${source}.${each}`
		};
		await writeFile(size.path, await webp(picture().resize({ width: each }), 75, 2));
		sizes.push(size);
	}
	return {
		width,
		height,
		path,
		sizes
	};
}
// src/media/imageReader.ts
const heavyMegabytes = 256;
const lookMilliseconds = 50;
const megabytes = () => process.memoryUsage.rss() / 1024 / 1024;
async function attempt(task) {
	const { limits } = task;
	const before = process.cpuUsage();
	const looking = setInterval(() => {
		const { user, system } = process.cpuUsage(before);
		if (megabytes() > limits.megabytes || user + system > limits.cpuSeconds * 1e6) giveUp();
	}, lookMilliseconds);
	try {
		return {
			done: await work(task),
			heavy: megabytes() > heavyMegabytes
		};
	} catch (error) {
		const heavy = megabytes() > heavyMegabytes;
		if (error instanceof ApiError) return {
			refused: error.code,
			heavy
		};
		return {
			failed: error instanceof Error ? error.message : String(error),
			heavy
		};
	} finally {
		clearInterval(looking);
	}
}
const work = (task) => "format" in task ? cleanImage(task.source, task.format) : drawSizes(task.source, task.isOriginal);
const giveUp = () => answer({
	refused: "image_dimensions",
	heavy: true
}, () => process.exit(1));
const answer = (outcome, then = () => void 0) => process.send?.(outcome, then);
process.on("message", async (task) => answer(await attempt(task)));
for (const signal of [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
]) process.on(signal, () => void 0);
export {};
