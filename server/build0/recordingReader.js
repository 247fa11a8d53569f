import { t as ApiError } from "./refusal-BKyUOkka.js";
import { t as isWhole } from "./structure-k2d0TZXh.js";
import { readFile, writeFile } from "node:fs/promises";
// ../node_modules/mediabunny/dist/modules/src/misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
function assert(x) {
	if (!x) throw new Error("Assertion failed.");
}
const DEG_TO_RAD = Math.PI / 180;
const RAD_TO_DEG = 180 / Math.PI;
const normalizeRotation = (rotation) => {
	const mappedRotation = (rotation % 360 + 360) % 360;
	if (mappedRotation === 0 || mappedRotation === 90 || mappedRotation === 180 || mappedRotation === 270) return mappedRotation;
	else throw new Error(`Invalid rotation ${rotation}.`);
};
const IDENTITY_MATRIX = [
	1,
	0,
	0,
	0,
	1,
	0,
	0,
	0,
	1
];
/**
* Applies a linear transformation (no translation) to a width-by-height frame about its center, with the result
* sitting in the positive quadrant.
*/
const centeredTransformationMatrix = (linear, width, height) => {
	const [a, b, , c, d] = linear;
	const transformedWidth = Math.abs(a) * width + Math.abs(c) * height;
	const transformedHeight = Math.abs(b) * width + Math.abs(d) * height;
	return multiplyMatrices(multiplyMatrices(translationMatrix(-width / 2, -height / 2), linear), translationMatrix(transformedWidth / 2, transformedHeight / 2));
};
/**
* Extracts the rotation from a transformation matrix, assuming the matrix has the form "rotate, then maybe flip
* horizontally", and snapping to the nearest multiple of 90 degrees.
*/
const extractRotationFromMatrix = (matrix) => {
	const [a, b] = matrix;
	const radians = Math.atan2(b, matrixIsFlipped(matrix) ? -a : a);
	return normalizeRotation(roundToMultiple(radians * RAD_TO_DEG, 90));
};
/** Whether the transformation matrix flips the frame, i.e. has a negative determinant. */
const matrixIsFlipped = (matrix) => {
	const [a, b, , c, d] = matrix;
	return a * d - b * c < 0;
};
const rotationMatrix = (rotationInDegrees) => {
	const theta = rotationInDegrees * DEG_TO_RAD;
	const cosTheta = Math.round(Math.cos(theta));
	const sinTheta = Math.round(Math.sin(theta));
	return [
		cosTheta,
		sinTheta,
		0,
		-sinTheta,
		cosTheta,
		0,
		0,
		0,
		1
	];
};
const translationMatrix = (x, y) => {
	return [
		1,
		0,
		0,
		0,
		1,
		0,
		x,
		y,
		1
	];
};
const scaleMatrix = (x, y) => {
	return [
		x,
		0,
		0,
		0,
		y,
		0,
		0,
		0,
		1
	];
};
/** Computes a * b. Since points are row vectors, this applies a first, then b. */
const multiplyMatrices = (a, b) => {
	const result = new Array(9);
	for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) result[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
	return result;
};
const last = (arr) => {
	return arr && arr[arr.length - 1];
};
const isU32 = (value) => {
	return value >= 0 && value < 2 ** 32;
};
const isI32 = (value) => {
	return value >= -(2 ** 31) && value < 2 ** 31;
};
/** Reads an exponential-Golomb universal code from a Bitstream.  */
const readExpGolomb = (bitstream) => {
	let leadingZeroBits = 0;
	while (bitstream.readBits(1) === 0 && leadingZeroBits < 32) leadingZeroBits++;
	if (leadingZeroBits >= 32) throw new Error("Invalid exponential-Golomb code.");
	return (1 << leadingZeroBits) - 1 + bitstream.readBits(leadingZeroBits);
};
/** Reads a signed exponential-Golomb universal code from a Bitstream. */
const readSignedExpGolomb = (bitstream) => {
	const codeNum = readExpGolomb(bitstream);
	return (codeNum & 1) === 0 ? -(codeNum >> 1) : codeNum + 1 >> 1;
};
const writeBits = (bytes, start, end, value) => {
	for (let i = start; i < end; i++) {
		const byteIndex = Math.floor(i / 8);
		let byte = bytes[byteIndex];
		const bitIndex = 7 - (i & 7);
		byte &= ~(1 << bitIndex);
		byte |= (value & 1 << end - i - 1) >> end - i - 1 << bitIndex;
		bytes[byteIndex] = byte;
	}
};
const toUint8Array = (source) => {
	if (source.constructor === Uint8Array) return source;
	else if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
	else return new Uint8Array(source);
};
const toDataView = (source) => {
	if (source.constructor === DataView) return source;
	else if (ArrayBuffer.isView(source)) return new DataView(source.buffer, source.byteOffset, source.byteLength);
	else return new DataView(source);
};
const TextEncoder = typeof globalThis.TextEncoder !== "undefined" ? globalThis.TextEncoder : class TextEncoder {
	constructor() {
		this.encoding = "utf-8";
	}
	encode(input = "") {
		const bytes = new Uint8Array(3 * input.length);
		let n = 0;
		for (let i = 0; i < input.length; i++) {
			let c = input.charCodeAt(i);
			if (c < 128) bytes[n++] = c;
			else if (c < 2048) {
				bytes[n++] = 192 | c >> 6;
				bytes[n++] = 128 | c & 63;
			} else if (c < 55296 || c > 57343) {
				bytes[n++] = 224 | c >> 12;
				bytes[n++] = 128 | c >> 6 & 63;
				bytes[n++] = 128 | c & 63;
			} else {
				const next = i + 1 < input.length ? input.charCodeAt(i + 1) : 0;
				if (c < 56320 && next >= 56320 && next <= 57343) {
					c = 65536 + (c - 55296 << 10) + (next - 56320);
					i++;
					bytes[n++] = 240 | c >> 18;
					bytes[n++] = 128 | c >> 12 & 63;
					bytes[n++] = 128 | c >> 6 & 63;
					bytes[n++] = 128 | c & 63;
				} else {
					bytes[n++] = 239;
					bytes[n++] = 191;
					bytes[n++] = 189;
				}
			}
		}
		return bytes.slice(0, n);
	}
};
const TextDecoder = typeof globalThis.TextDecoder !== "undefined" ? globalThis.TextDecoder : class TextDecoder {
	constructor(label = "utf-8") {
		const normalized = label.trim().toLowerCase();
		if (normalized === "utf-8" || normalized === "utf8" || normalized === "unicode-1-1-utf-8") this.encoding = "utf-8";
		else if (normalized === "utf-16le" || normalized === "utf-16") this.encoding = "utf-16le";
		else if (normalized === "utf-16be") this.encoding = "utf-16be";
		else throw new RangeError(`The encoding label provided ('${label}') is invalid.`);
	}
	decode(input) {
		const bytes = input ? toUint8Array(input) : /* @__PURE__ */ new Uint8Array(0);
		const units = [];
		if (this.encoding === "utf-8") {
			let i = bytes.length >= 3 && bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
			while (i < bytes.length) {
				const lead = bytes[i];
				if (lead < 128) {
					units.push(lead);
					i++;
					continue;
				}
				let continuationCount;
				let codePoint;
				if (lead >= 194 && lead < 224) {
					continuationCount = 1;
					codePoint = lead & 31;
				} else if (lead >= 224 && lead < 240) {
					continuationCount = 2;
					codePoint = lead & 15;
				} else if (lead >= 240 && lead < 245) {
					continuationCount = 3;
					codePoint = lead & 7;
				} else {
					units.push(65533);
					i++;
					continue;
				}
				let lowerBound = lead === 224 ? 160 : lead === 240 ? 144 : 128;
				let upperBound = lead === 237 ? 159 : lead === 244 ? 143 : 191;
				let j = 1;
				for (; j <= continuationCount; j++) {
					const byte = i + j < bytes.length ? bytes[i + j] : 0;
					if (byte < lowerBound || byte > upperBound) break;
					codePoint = codePoint << 6 | byte & 63;
					lowerBound = 128;
					upperBound = 191;
				}
				i += j;
				if (j <= continuationCount) units.push(65533);
				else if (codePoint >= 65536) {
					codePoint -= 65536;
					units.push(55296 | codePoint >> 10, 56320 | codePoint & 1023);
				} else units.push(codePoint);
			}
		} else {
			const littleEndian = this.encoding === "utf-16le";
			const bomLow = littleEndian ? 255 : 254;
			const bomHigh = littleEndian ? 254 : 255;
			let i = bytes.length >= 2 && bytes[0] === bomLow && bytes[1] === bomHigh ? 2 : 0;
			while (i + 1 < bytes.length) {
				const unit = littleEndian ? bytes[i] | bytes[i + 1] << 8 : bytes[i] << 8 | bytes[i + 1];
				i += 2;
				if (unit >= 55296 && unit <= 56319) {
					const next = i + 1 < bytes.length ? littleEndian ? bytes[i] | bytes[i + 1] << 8 : bytes[i] << 8 | bytes[i + 1] : -1;
					if (next >= 56320 && next <= 57343) {
						units.push(unit, next);
						i += 2;
					} else units.push(65533);
				} else if (unit >= 56320 && unit <= 57343) units.push(65533);
				else units.push(unit);
			}
			if (i < bytes.length) units.push(65533);
		}
		let result = "";
		for (let i = 0; i < units.length; i += 8192) result += String.fromCharCode(...units.slice(i, i + 8192));
		return result;
	}
};
const textDecoder = /* #__PURE__ */ new TextDecoder();
const textEncoder = /* #__PURE__ */ new TextEncoder();
const isIso88591Compatible = (text) => {
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return false;
	return true;
};
const invertObject = (object) => {
	return Object.fromEntries(Object.entries(object).map(([key, value]) => [value, key]));
};
const COLOR_PRIMARIES_MAP = {
	bt709: 1,
	bt470bg: 5,
	smpte170m: 6,
	bt2020: 9,
	smpte432: 12
};
const COLOR_PRIMARIES_MAP_INVERSE = /* #__PURE__ */ invertObject(COLOR_PRIMARIES_MAP);
const TRANSFER_CHARACTERISTICS_MAP = {
	"bt709": 1,
	"smpte170m": 6,
	"linear": 8,
	"iec61966-2-1": 13,
	"pq": 16,
	"hlg": 18
};
const TRANSFER_CHARACTERISTICS_MAP_INVERSE = /* #__PURE__ */ invertObject(TRANSFER_CHARACTERISTICS_MAP);
const MATRIX_COEFFICIENTS_MAP = {
	"rgb": 0,
	"bt709": 1,
	"bt470bg": 5,
	"smpte170m": 6,
	"bt2020-ncl": 9
};
const MATRIX_COEFFICIENTS_MAP_INVERSE = /* #__PURE__ */ invertObject(MATRIX_COEFFICIENTS_MAP);
const colorSpaceIsComplete = (colorSpace) => {
	return !!colorSpace && !!colorSpace.primaries && !!colorSpace.transfer && !!colorSpace.matrix && colorSpace.fullRange !== void 0;
};
const colorSpaceIsEmpty = (colorSpace) => {
	return !colorSpace || colorSpace.primaries == null && colorSpace.transfer == null && colorSpace.matrix == null && colorSpace.fullRange == null;
};
const EMPTY_COLOR_SPACE = {
	primaries: void 0,
	transfer: void 0,
	matrix: void 0,
	fullRange: void 0
};
const isAllowSharedBufferSource = (x) => {
	return x instanceof ArrayBuffer || typeof SharedArrayBuffer !== "undefined" && x instanceof SharedArrayBuffer || ArrayBuffer.isView(x);
};
var AsyncMutex = class {
	constructor() {
		this.currentPromise = Promise.resolve();
		this.pending = 0;
	}
	async acquire() {
		let resolver;
		const nextPromise = new Promise((resolve) => {
			let resolved = false;
			resolver = () => {
				if (resolved) return;
				resolve();
				this.pending--;
				resolved = true;
			};
		});
		const currentPromiseAlias = this.currentPromise;
		this.currentPromise = nextPromise;
		this.pending++;
		await currentPromiseAlias;
		return resolver;
	}
};
const HEX_STRING_REGEX = /^[0-9a-fA-F]+$/;
const bytesToHexString = (bytes) => {
	return [...bytes].map((x) => x.toString(16).padStart(2, "0")).join("");
};
const hexStringToBytes = (hexString) => {
	assert(hexString.length % 2 === 0);
	const bytes = new Uint8Array(hexString.length / 2);
	for (let i = 0; i < hexString.length; i += 2) bytes[i / 2] = parseInt(hexString.slice(i, i + 2), 16);
	return bytes;
};
const reverseBitsU32 = (x) => {
	x = x >> 1 & 1431655765 | (x & 1431655765) << 1;
	x = x >> 2 & 858993459 | (x & 858993459) << 2;
	x = x >> 4 & 252645135 | (x & 252645135) << 4;
	x = x >> 8 & 16711935 | (x & 16711935) << 8;
	x = x >> 16 & 65535 | (x & 65535) << 16;
	return x >>> 0;
};
/** Returns the smallest index i such that val[i] === key, or -1 if no such index exists. */
const binarySearchExact = (arr, key, valueGetter) => {
	let low = 0;
	let high = arr.length - 1;
	let ans = -1;
	while (low <= high) {
		const mid = low + high >> 1;
		const midVal = valueGetter(arr[mid]);
		if (midVal === key) {
			ans = mid;
			high = mid - 1;
		} else if (midVal < key) low = mid + 1;
		else high = mid - 1;
	}
	return ans;
};
/** Returns the largest index i such that val[i] <= key, or -1 if no such index exists. */
const binarySearchLessOrEqual = (arr, key, valueGetter) => {
	let low = 0;
	let high = arr.length - 1;
	let ans = -1;
	while (low <= high) {
		const mid = low + (high - low + 1) / 2 | 0;
		if (valueGetter(arr[mid]) <= key) {
			ans = mid;
			low = mid + 1;
		} else high = mid - 1;
	}
	return ans;
};
const promiseWithResolvers = () => {
	let resolve;
	let reject;
	return {
		promise: new Promise((res, rej) => {
			resolve = res;
			reject = rej;
		}),
		resolve,
		reject
	};
};
const removeItem = (arr, item) => {
	const index = arr.indexOf(item);
	if (index !== -1) arr.splice(index, 1);
};
const findLast = (arr, predicate) => {
	for (let i = arr.length - 1; i >= 0; i--) if (predicate(arr[i])) return arr[i];
};
const findLastIndex = (arr, predicate) => {
	for (let i = arr.length - 1; i >= 0; i--) if (predicate(arr[i])) return i;
	return -1;
};
const assertNever = (x) => {
	throw new Error(`Unexpected value: ${x}`);
};
const getUint24 = (view, byteOffset, littleEndian) => {
	const byte1 = view.getUint8(byteOffset);
	const byte2 = view.getUint8(byteOffset + 1);
	const byte3 = view.getUint8(byteOffset + 2);
	if (littleEndian) return byte1 | byte2 << 8 | byte3 << 16;
	else return byte1 << 16 | byte2 << 8 | byte3;
};
const setUint24 = (view, byteOffset, value, littleEndian) => {
	value = value >>> 0;
	value = value & 16777215;
	if (littleEndian) {
		view.setUint8(byteOffset, value & 255);
		view.setUint8(byteOffset + 1, value >>> 8 & 255);
		view.setUint8(byteOffset + 2, value >>> 16 & 255);
	} else {
		view.setUint8(byteOffset, value >>> 16 & 255);
		view.setUint8(byteOffset + 1, value >>> 8 & 255);
		view.setUint8(byteOffset + 2, value & 255);
	}
};
const setInt64 = (view, byteOffset, value, littleEndian) => {
	if (littleEndian) {
		view.setUint32(byteOffset + 0, value, true);
		view.setInt32(byteOffset + 4, Math.floor(value / 2 ** 32), true);
	} else {
		view.setInt32(byteOffset + 0, Math.floor(value / 2 ** 32), true);
		view.setUint32(byteOffset + 4, value, true);
	}
};
const clamp = (value, min, max) => {
	return Math.max(min, Math.min(max, value));
};
const roundIfAlmostInteger = (value) => {
	const rounded = Math.round(value);
	if (Math.abs(value / rounded - 1) < 10 * Number.EPSILON) return rounded;
	else return value;
};
const roundToMultiple = (value, multiple) => {
	return Math.round(value / multiple) * multiple;
};
const roundToDivisor = (value, multiple) => {
	return Math.round(value * multiple) / multiple;
};
const ilog = (x) => {
	let ret = 0;
	while (x) {
		ret++;
		x >>= 1;
	}
	return ret;
};
const popcount = (value) => {
	let count = 0;
	while (value !== 0) {
		value &= value - 1;
		count++;
	}
	return count;
};
const ISO_639_2_REGEX = /^[a-z]{3}$/;
const isIso639Dash2LanguageCode = (x) => {
	return ISO_639_2_REGEX.test(x);
};
const SECOND_TO_MICROSECOND_FACTOR = 1e6 * (1 + Number.EPSILON);
const computeRationalApproximation = (x, maxDenominator) => {
	const sign = x < 0 ? -1 : 1;
	x = Math.abs(x);
	let prevNumerator = 0, prevDenominator = 1;
	let currNumerator = 1, currDenominator = 0;
	let remainder = x;
	while (true) {
		const integer = Math.floor(remainder);
		const nextNumerator = integer * currNumerator + prevNumerator;
		const nextDenominator = integer * currDenominator + prevDenominator;
		if (nextDenominator > maxDenominator) return {
			num: sign * currNumerator,
			den: currDenominator
		};
		prevNumerator = currNumerator;
		prevDenominator = currDenominator;
		currNumerator = nextNumerator;
		currDenominator = nextDenominator;
		remainder = 1 / (remainder - integer);
		if (!isFinite(remainder)) break;
	}
	return {
		num: sign * currNumerator,
		den: currDenominator
	};
};
let isChromiumCache = null;
const isChromium = () => {
	if (isChromiumCache !== null) return isChromiumCache;
	return isChromiumCache = !!(typeof navigator !== "undefined" && (navigator.vendor?.includes("Google Inc") || /Chrome/.test(navigator.userAgent)));
};
const NativePromiseConstructor = (/* #__PURE__ */ (async () => {})()).constructor;
/**
* Needed to properly deal with custom Promise implementations and because this is closer to how the JS spec does it.
*/
const isThenable = (value) => {
	if (value instanceof NativePromiseConstructor || value instanceof Promise) return true;
	return typeof value?.then === "function";
};
/** Acts like `??` except the condition is -1 and not null/undefined. */
const coalesceIndex = (a, b) => {
	return a !== -1 ? a : b;
};
const keyValueIterator = function* (object) {
	for (const key in object) {
		const value = object[key];
		if (value === void 0) continue;
		yield {
			key,
			value
		};
	}
};
const imageMimeTypeToExtension = (mimeType) => {
	switch (mimeType.toLowerCase()) {
		case "image/jpeg":
		case "image/jpg": return ".jpg";
		case "image/png": return ".png";
		case "image/gif": return ".gif";
		case "image/webp": return ".webp";
		case "image/bmp": return ".bmp";
		case "image/svg+xml": return ".svg";
		case "image/tiff": return ".tiff";
		case "image/avif": return ".avif";
		case "image/x-icon":
		case "image/vnd.microsoft.icon": return ".ico";
		default: return null;
	}
};
const base64ToBytes = (base64) => {
	const decoded = atob(base64);
	const bytes = new Uint8Array(decoded.length);
	for (let i = 0; i < decoded.length; i++) bytes[i] = decoded.charCodeAt(i);
	return bytes;
};
const bytesToBase64 = (bytes) => {
	let string = "";
	for (let i = 0; i < bytes.length; i++) string += String.fromCharCode(bytes[i]);
	return btoa(string);
};
const uint8ArraysAreEqual = (a, b) => {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
};
const polyfillSymbolDispose = () => {
	Symbol.dispose ??= Symbol("Symbol.dispose");
};
const isNumber = (x) => {
	return typeof x === "number" && !Number.isNaN(x);
};
const arrayCount = (array, predicate) => {
	let count = 0;
	for (let i = 0; i < array.length; i++) if (predicate(array[i])) count++;
	return count;
};
const arrayArgmin = (array, getValue) => {
	let minIndex = -1;
	let minValue = Infinity;
	for (let i = 0; i < array.length; i++) {
		const value = getValue(array[i]);
		if (value < minValue) {
			minValue = value;
			minIndex = i;
		}
	}
	return minIndex;
};
const simplifyRational = (rational) => {
	assert(Number.isInteger(rational.num));
	assert(Number.isInteger(rational.den));
	assert(rational.den !== 0);
	let a = Math.abs(rational.num);
	let b = Math.abs(rational.den);
	while (b !== 0) {
		const t = a % b;
		a = b;
		b = t;
	}
	const gcd = a || 1;
	return {
		num: rational.num / gcd,
		den: rational.den / gcd
	};
};
const toArray = (x) => {
	if (Array.isArray(x)) return x;
	else return [x];
};
/**
* A class that manages event listeners and dispatches events to them.
*
* @group Miscellaneous
* @public
*/
var EventEmitter = class {
	constructor() {
		/** @internal */
		this._listeners = /* @__PURE__ */ new Map();
	}
	/** Registers a listener for the given event. Returns a function that, when called, removes the listener again. */
	on(event, listener, options) {
		if (!this._listeners.has(event)) this._listeners.set(event, /* @__PURE__ */ new Set());
		const entry = {
			fn: listener,
			once: options?.once ?? false
		};
		this._listeners.get(event).add(entry);
		return () => {
			this._listeners.get(event)?.delete(entry);
		};
	}
	/** @internal */
	_emit(...args) {
		const [event, data] = args;
		const listeners = this._listeners.get(event);
		if (!listeners) return;
		for (const entry of listeners) {
			try {
				entry.fn(data);
			} catch (error) {
				console.error(error);
			}
			if (entry.once) listeners.delete(entry);
		}
	}
};
const isRecordStringString = (value) => {
	return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every((x) => typeof x === "string");
};
// ../node_modules/mediabunny/dist/modules/src/logging.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Controls how much information Mediabunny prints to the console. Higher levels include all lower levels.
*
* @group Logging
* @public
*/
var LogLevel;
(function(LogLevel) {
	/** Nothing is printed to the console. */
	LogLevel[LogLevel["Silent"] = 0] = "Silent";
	/** Only errors are printed. */
	LogLevel[LogLevel["Errors"] = 1] = "Errors";
	/** Errors and warnings are printed. */
	LogLevel[LogLevel["Warnings"] = 2] = "Warnings";
	/** Errors, warnings, and informational messages are printed. */
	LogLevel[LogLevel["Info"] = 3] = "Info";
})(LogLevel || (LogLevel = {}));
/**
* Mediabunny's central logging singleton. Use {@link Logging.level} to control how much is printed to the console,
* and subscribe to log events using {@link Logging.on}.
*
* Having manual control over logging is useful for command-line applications where you want full say over the output.
*
* @group Logging
* @public
*/
var Logging = class Logging {
	constructor() {}
	/** The current log level. Defaults to {@link LogLevel.Info}. */
	static get level() {
		return Logging._level;
	}
	static set level(value) {
		if (value !== LogLevel.Silent && value !== LogLevel.Errors && value !== LogLevel.Warnings && value !== LogLevel.Info) throw new TypeError("Invalid log level. Use one of the values of the LogLevel enum.");
		Logging._level = value;
	}
	/** @internal */
	static get _emitter() {
		return Logging._emitterInstance ??= new EventEmitter();
	}
	/** Registers a listener for a log event. Returns a function that, when called, removes the listener again. */
	static on(event, listener, options) {
		return Logging._emitter.on(event, listener, options);
	}
	/** @internal */
	static _error(...args) {
		Logging._emitter._emit("error", args);
		if (Logging._level >= LogLevel.Errors) console.error(...args);
	}
	/** @internal */
	static _warn(...args) {
		Logging._emitter._emit("warn", args);
		if (Logging._level >= LogLevel.Warnings) console.warn(...args);
	}
	/** @internal */
	static _info(...args) {
		Logging._emitter._emit("info", args);
		if (Logging._level >= LogLevel.Info) console.info(...args);
	}
};
/** @internal */
Logging._level = LogLevel.Info;
/** @internal */
Logging._emitterInstance = null;
// ../node_modules/mediabunny/dist/modules/src/metadata.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Image data with additional metadata.
*
* @group Metadata tags
* @public
*/
var RichImageData = class {
	/** Creates a new {@link RichImageData}. */
	constructor(data, mimeType) {
		this.data = data;
		this.mimeType = mimeType;
		if (!(data instanceof Uint8Array)) throw new TypeError("data must be a Uint8Array.");
		if (typeof mimeType !== "string") throw new TypeError("mimeType must be a string.");
	}
};
/**
* A file attached to a media file.
*
* @group Metadata tags
* @public
*/
var AttachedFile = class {
	/** Creates a new {@link AttachedFile}. */
	constructor(data, mimeType, name, description) {
		this.data = data;
		this.mimeType = mimeType;
		this.name = name;
		this.description = description;
		if (!(data instanceof Uint8Array)) throw new TypeError("data must be a Uint8Array.");
		if (mimeType !== void 0 && typeof mimeType !== "string") throw new TypeError("mimeType, when provided, must be a string.");
		if (name !== void 0 && typeof name !== "string") throw new TypeError("name, when provided, must be a string.");
		if (description !== void 0 && typeof description !== "string") throw new TypeError("description, when provided, must be a string.");
	}
};
const validateMetadataTags = (tags) => {
	if (!tags || typeof tags !== "object") throw new TypeError("tags must be an object.");
	if (tags.title !== void 0 && typeof tags.title !== "string") throw new TypeError("tags.title, when provided, must be a string.");
	if (tags.description !== void 0 && typeof tags.description !== "string") throw new TypeError("tags.description, when provided, must be a string.");
	if (tags.artist !== void 0 && typeof tags.artist !== "string") throw new TypeError("tags.artist, when provided, must be a string.");
	if (tags.album !== void 0 && typeof tags.album !== "string") throw new TypeError("tags.album, when provided, must be a string.");
	if (tags.albumArtist !== void 0 && typeof tags.albumArtist !== "string") throw new TypeError("tags.albumArtist, when provided, must be a string.");
	if (tags.trackNumber !== void 0 && (!Number.isInteger(tags.trackNumber) || tags.trackNumber <= 0)) throw new TypeError("tags.trackNumber, when provided, must be a positive integer.");
	if (tags.tracksTotal !== void 0 && (!Number.isInteger(tags.tracksTotal) || tags.tracksTotal <= 0)) throw new TypeError("tags.tracksTotal, when provided, must be a positive integer.");
	if (tags.discNumber !== void 0 && (!Number.isInteger(tags.discNumber) || tags.discNumber <= 0)) throw new TypeError("tags.discNumber, when provided, must be a positive integer.");
	if (tags.discsTotal !== void 0 && (!Number.isInteger(tags.discsTotal) || tags.discsTotal <= 0)) throw new TypeError("tags.discsTotal, when provided, must be a positive integer.");
	if (tags.genre !== void 0 && typeof tags.genre !== "string") throw new TypeError("tags.genre, when provided, must be a string.");
	if (tags.date !== void 0 && (!(tags.date instanceof Date) || Number.isNaN(tags.date.getTime()))) throw new TypeError("tags.date, when provided, must be a valid Date.");
	if (tags.beatsPerMinute !== void 0 && (!Number.isInteger(tags.beatsPerMinute) || tags.beatsPerMinute <= 0)) throw new TypeError("tags.beatsPerMinute, when provided, must be a positive integer.");
	if (tags.lyrics !== void 0 && typeof tags.lyrics !== "string") throw new TypeError("tags.lyrics, when provided, must be a string.");
	if (tags.images !== void 0) {
		if (!Array.isArray(tags.images)) throw new TypeError("tags.images, when provided, must be an array.");
		for (const image of tags.images) {
			if (!image || typeof image !== "object") throw new TypeError("Each image in tags.images must be an object.");
			if (!(image.data instanceof Uint8Array)) throw new TypeError("Each image.data must be a Uint8Array.");
			if (typeof image.mimeType !== "string") throw new TypeError("Each image.mimeType must be a string.");
			if (![
				"coverFront",
				"coverBack",
				"unknown"
			].includes(image.kind)) throw new TypeError("Each image.kind must be 'coverFront', 'coverBack', or 'unknown'.");
		}
	}
	if (tags.comment !== void 0 && typeof tags.comment !== "string") throw new TypeError("tags.comment, when provided, must be a string.");
	if (tags.raw !== void 0) {
		if (!tags.raw || typeof tags.raw !== "object") throw new TypeError("tags.raw, when provided, must be an object.");
		for (const value of Object.values(tags.raw)) if (value !== null && typeof value !== "string" && !(Array.isArray(value) && value.every((x) => typeof x === "string")) && !(value instanceof Uint8Array) && !(value instanceof RichImageData) && !(value instanceof AttachedFile) && !isRecordStringString(value)) throw new TypeError("Each value in tags.raw must be a string, string array, Uint8Array, RichImageData, AttachedFile, Record<string, string>, or null.");
	}
};
const metadataTagsAreEmpty = (tags) => {
	return tags.title === void 0 && tags.description === void 0 && tags.artist === void 0 && tags.album === void 0 && tags.albumArtist === void 0 && tags.trackNumber === void 0 && tags.tracksTotal === void 0 && tags.discNumber === void 0 && tags.discsTotal === void 0 && tags.genre === void 0 && tags.beatsPerMinute === void 0 && tags.date === void 0 && tags.lyrics === void 0 && (!tags.images || tags.images.length === 0) && tags.comment === void 0 && (tags.raw === void 0 || Object.keys(tags.raw).length === 0);
};
const DEFAULT_TRACK_DISPOSITION = {
	default: true,
	primary: true,
	forced: false,
	original: false,
	commentary: false,
	hearingImpaired: false,
	visuallyImpaired: false
};
const validateTrackDisposition = (disposition) => {
	if (!disposition || typeof disposition !== "object") throw new TypeError("disposition must be an object.");
	if (disposition.default !== void 0 && typeof disposition.default !== "boolean") throw new TypeError("disposition.default must be a boolean.");
	if (disposition.primary !== void 0 && typeof disposition.primary !== "boolean") throw new TypeError("disposition.primary must be a boolean.");
	if (disposition.forced !== void 0 && typeof disposition.forced !== "boolean") throw new TypeError("disposition.forced must be a boolean.");
	if (disposition.original !== void 0 && typeof disposition.original !== "boolean") throw new TypeError("disposition.original must be a boolean.");
	if (disposition.commentary !== void 0 && typeof disposition.commentary !== "boolean") throw new TypeError("disposition.commentary must be a boolean.");
	if (disposition.hearingImpaired !== void 0 && typeof disposition.hearingImpaired !== "boolean") throw new TypeError("disposition.hearingImpaired must be a boolean.");
	if (disposition.visuallyImpaired !== void 0 && typeof disposition.visuallyImpaired !== "boolean") throw new TypeError("disposition.visuallyImpaired must be a boolean.");
};
// ../node_modules/mediabunny/dist/modules/shared/bitstream.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Bitstream = class Bitstream {
	constructor(bytes) {
		this.bytes = bytes;
		/** Current offset in bits. */
		this.pos = 0;
	}
	seekToByte(byteOffset) {
		this.pos = 8 * byteOffset;
	}
	readBit() {
		const byteIndex = Math.floor(this.pos / 8);
		const byte = this.bytes[byteIndex] ?? 0;
		const bitIndex = 7 - (this.pos & 7);
		const bit = (byte & 1 << bitIndex) >> bitIndex;
		this.pos++;
		return bit;
	}
	readBits(n) {
		if (n === 1) return this.readBit();
		let result = 0;
		for (let i = 0; i < n; i++) {
			result <<= 1;
			result |= this.readBit();
		}
		return result;
	}
	writeBits(n, value) {
		const end = this.pos + n;
		for (let i = this.pos; i < end; i++) {
			const byteIndex = Math.floor(i / 8);
			let byte = this.bytes[byteIndex];
			const bitIndex = 7 - (i & 7);
			byte &= ~(1 << bitIndex);
			byte |= (value & 1 << end - i - 1) >> end - i - 1 << bitIndex;
			this.bytes[byteIndex] = byte;
		}
		this.pos = end;
	}
	copyBits(n, other) {
		let i = 0;
		for (; i < n - 7; i += 8) this.writeBits(8, other.readBits(8));
		const leftover = n - i;
		if (leftover > 0) this.writeBits(leftover, other.readBits(leftover));
	}
	readAlignedByte() {
		if (this.pos % 8 !== 0) throw new Error("Bitstream is not byte-aligned.");
		const byteIndex = this.pos / 8;
		const byte = this.bytes[byteIndex] ?? 0;
		this.pos += 8;
		return byte;
	}
	skipBits(n) {
		this.pos += n;
	}
	getBitsLeft() {
		return this.bytes.length * 8 - this.pos;
	}
	clone() {
		const clone = new Bitstream(this.bytes);
		clone.pos = this.pos;
		return clone;
	}
};
// ../node_modules/mediabunny/dist/modules/shared/aac-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const aacFrequencyTable = [
	96e3,
	88200,
	64e3,
	48e3,
	44100,
	32e3,
	24e3,
	22050,
	16e3,
	12e3,
	11025,
	8e3,
	7350
];
const aacChannelMap = [
	-1,
	1,
	2,
	3,
	4,
	5,
	6,
	8
];
const parseAacAudioSpecificConfig = (bytes) => {
	if (!bytes || bytes.byteLength < 2) throw new TypeError("AAC description must be at least 2 bytes long.");
	const bitstream = new Bitstream(bytes);
	const objectType = readAacObjectType(bitstream);
	const { frequencyIndex, sampleRate } = readAacSamplingFrequency(bitstream);
	const channelConfiguration = bitstream.readBits(4);
	let numberOfChannels = null;
	if (channelConfiguration >= 1 && channelConfiguration <= 7) numberOfChannels = aacChannelMap[channelConfiguration];
	let coreObjectType = objectType;
	let psPresent = false;
	let outputSampleRate = sampleRate;
	if (objectType === 5 || objectType === 29) {
		psPresent = objectType === 29;
		outputSampleRate = readAacSamplingFrequency(bitstream).sampleRate;
		coreObjectType = readAacObjectType(bitstream);
		if (coreObjectType === 22) bitstream.skipBits(4);
	} else while (bitstream.getBitsLeft() > 15) {
		const searchStart = bitstream.pos;
		if (bitstream.readBits(11) !== 695) {
			bitstream.pos = searchStart + 1;
			continue;
		}
		if (readAacObjectType(bitstream) === 5 && bitstream.readBits(1)) {
			outputSampleRate = readAacSamplingFrequency(bitstream).sampleRate;
			if (bitstream.getBitsLeft() > 11 && bitstream.readBits(11) === 1352) psPresent = !!bitstream.readBits(1);
		}
		break;
	}
	if (numberOfChannels !== null && numberOfChannels > 1) psPresent = false;
	return {
		objectType,
		coreObjectType,
		frequencyIndex,
		channelConfiguration,
		outputSampleRate,
		outputNumberOfChannels: psPresent && numberOfChannels === 1 ? 2 : numberOfChannels
	};
};
const readAacObjectType = (bitstream) => {
	const objectType = bitstream.readBits(5);
	return objectType === 31 ? 32 + bitstream.readBits(6) : objectType;
};
const readAacSamplingFrequency = (bitstream) => {
	const frequencyIndex = bitstream.readBits(4);
	if (frequencyIndex === 15) return {
		frequencyIndex,
		sampleRate: bitstream.readBits(24)
	};
	return {
		frequencyIndex,
		sampleRate: frequencyIndex < aacFrequencyTable.length ? aacFrequencyTable[frequencyIndex] : null
	};
};
const buildAacAudioSpecificConfig = (config) => {
	const usesSbr = config.objectType === 5 || config.objectType === 29;
	const usesPs = config.objectType === 29;
	const coreSampleRate = usesSbr ? config.outputSampleRate / 2 : config.outputSampleRate;
	const coreNumberOfChannels = usesPs ? 1 : config.outputNumberOfChannels;
	const channelConfiguration = aacChannelMap.indexOf(coreNumberOfChannels);
	if (channelConfiguration === -1) throw new TypeError(`Unsupported number of channels: ${config.outputNumberOfChannels}`);
	let bitCount = 16;
	if (config.objectType >= 32) bitCount += 6;
	if (findAacFrequencyIndex(coreSampleRate) === 15) bitCount += 24;
	if (usesSbr) {
		bitCount += 9;
		if (findAacFrequencyIndex(config.outputSampleRate) === 15) bitCount += 24;
	}
	const byteCount = Math.ceil(bitCount / 8);
	const bytes = new Uint8Array(byteCount);
	const bitstream = new Bitstream(bytes);
	writeAacObjectType(bitstream, config.objectType);
	writeAacSamplingFrequency(bitstream, coreSampleRate);
	bitstream.writeBits(4, channelConfiguration);
	if (usesSbr) {
		writeAacSamplingFrequency(bitstream, config.outputSampleRate);
		writeAacObjectType(bitstream, 2);
	}
	bitstream.writeBits(3, 0);
	return bytes;
};
const writeAacObjectType = (bitstream, objectType) => {
	if (objectType < 32) bitstream.writeBits(5, objectType);
	else {
		bitstream.writeBits(5, 31);
		bitstream.writeBits(6, objectType - 32);
	}
};
const writeAacSamplingFrequency = (bitstream, sampleRate) => {
	const frequencyIndex = findAacFrequencyIndex(sampleRate);
	bitstream.writeBits(4, frequencyIndex);
	if (frequencyIndex === 15) bitstream.writeBits(24, sampleRate);
};
const findAacFrequencyIndex = (sampleRate) => {
	const index = aacFrequencyTable.indexOf(sampleRate);
	return index === -1 ? 15 : index;
};
// ../node_modules/mediabunny/dist/modules/shared/ac3-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/** Sample rates indexed by fscod (Table 4.1) */
const AC3_SAMPLE_RATES = [
	48e3,
	44100,
	32e3
];
/** E-AC-3 reduced sample rates for fscod2 per ATSC A/52:2018 */
const EAC3_REDUCED_SAMPLE_RATES = [
	24e3,
	22050,
	16e3
];
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const VERSIONED_NAME = `Mediabunny v1.61.0`;
// ../node_modules/mediabunny/dist/modules/src/codec-data.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var AvcNalUnitType;
(function(AvcNalUnitType) {
	AvcNalUnitType[AvcNalUnitType["NON_IDR_SLICE"] = 1] = "NON_IDR_SLICE";
	AvcNalUnitType[AvcNalUnitType["SLICE_DPA"] = 2] = "SLICE_DPA";
	AvcNalUnitType[AvcNalUnitType["SLICE_DPB"] = 3] = "SLICE_DPB";
	AvcNalUnitType[AvcNalUnitType["SLICE_DPC"] = 4] = "SLICE_DPC";
	AvcNalUnitType[AvcNalUnitType["IDR"] = 5] = "IDR";
	AvcNalUnitType[AvcNalUnitType["SEI"] = 6] = "SEI";
	AvcNalUnitType[AvcNalUnitType["SPS"] = 7] = "SPS";
	AvcNalUnitType[AvcNalUnitType["PPS"] = 8] = "PPS";
	AvcNalUnitType[AvcNalUnitType["AUD"] = 9] = "AUD";
	AvcNalUnitType[AvcNalUnitType["SPS_EXT"] = 13] = "SPS_EXT";
})(AvcNalUnitType || (AvcNalUnitType = {}));
var HevcNalUnitType;
(function(HevcNalUnitType) {
	HevcNalUnitType[HevcNalUnitType["RASL_N"] = 8] = "RASL_N";
	HevcNalUnitType[HevcNalUnitType["RASL_R"] = 9] = "RASL_R";
	HevcNalUnitType[HevcNalUnitType["BLA_W_LP"] = 16] = "BLA_W_LP";
	HevcNalUnitType[HevcNalUnitType["RSV_IRAP_VCL23"] = 23] = "RSV_IRAP_VCL23";
	HevcNalUnitType[HevcNalUnitType["VPS_NUT"] = 32] = "VPS_NUT";
	HevcNalUnitType[HevcNalUnitType["SPS_NUT"] = 33] = "SPS_NUT";
	HevcNalUnitType[HevcNalUnitType["PPS_NUT"] = 34] = "PPS_NUT";
	HevcNalUnitType[HevcNalUnitType["AUD_NUT"] = 35] = "AUD_NUT";
	HevcNalUnitType[HevcNalUnitType["PREFIX_SEI_NUT"] = 39] = "PREFIX_SEI_NUT";
	HevcNalUnitType[HevcNalUnitType["SUFFIX_SEI_NUT"] = 40] = "SUFFIX_SEI_NUT";
})(HevcNalUnitType || (HevcNalUnitType = {}));
const iterateNalUnitsInAnnexB = function* (packetData) {
	let i = 0;
	let nalStart = -1;
	while (i < packetData.length - 2) {
		const zeroIndex = packetData.indexOf(0, i);
		if (zeroIndex === -1 || zeroIndex >= packetData.length - 2) break;
		i = zeroIndex;
		let startCodeLength = 0;
		if (i + 3 < packetData.length && packetData[i + 1] === 0 && packetData[i + 2] === 0 && packetData[i + 3] === 1) startCodeLength = 4;
		else if (packetData[i + 1] === 0 && packetData[i + 2] === 1) startCodeLength = 3;
		if (startCodeLength === 0) {
			i++;
			continue;
		}
		if (nalStart !== -1 && i > nalStart) yield {
			offset: nalStart,
			length: i - nalStart
		};
		nalStart = i + startCodeLength;
		i = nalStart;
	}
	if (nalStart !== -1 && nalStart < packetData.length) yield {
		offset: nalStart,
		length: packetData.length - nalStart
	};
};
const iterateNalUnitsInLengthPrefixed = function* (packetData, lengthSize) {
	let offset = 0;
	const dataView = new DataView(packetData.buffer, packetData.byteOffset, packetData.byteLength);
	while (offset + lengthSize <= packetData.length) {
		let nalUnitLength;
		if (lengthSize === 1) nalUnitLength = dataView.getUint8(offset);
		else if (lengthSize === 2) nalUnitLength = dataView.getUint16(offset, false);
		else if (lengthSize === 3) nalUnitLength = getUint24(dataView, offset, false);
		else {
			assert(lengthSize === 4);
			nalUnitLength = dataView.getUint32(offset, false);
		}
		offset += lengthSize;
		yield {
			offset,
			length: nalUnitLength
		};
		offset += nalUnitLength;
	}
};
const iterateAvcNalUnits = (packetData, decoderConfig) => {
	if (decoderConfig.description) {
		const lengthSize = (toUint8Array(decoderConfig.description)[4] & 3) + 1;
		return iterateNalUnitsInLengthPrefixed(packetData, lengthSize);
	} else return iterateNalUnitsInAnnexB(packetData);
};
const extractNalUnitTypeForAvc = (byte) => {
	return byte & 31;
};
const removeEmulationPreventionBytes = (data) => {
	const result = [];
	const len = data.length;
	for (let i = 0; i < len; i++) if (i + 2 < len && data[i] === 0 && data[i + 1] === 0 && data[i + 2] === 3) {
		result.push(0, 0);
		i += 2;
	} else result.push(data[i]);
	return new Uint8Array(result);
};
new Uint8Array([
	0,
	0,
	0,
	1
]);
const concatNalUnitsInLengthPrefixed = (nalUnits, lengthSize) => {
	const totalLength = nalUnits.reduce((a, b) => a + lengthSize + b.byteLength, 0);
	const result = new Uint8Array(totalLength);
	let offset = 0;
	for (const nalUnit of nalUnits) {
		const dataView = new DataView(result.buffer, result.byteOffset, result.byteLength);
		switch (lengthSize) {
			case 1:
				dataView.setUint8(offset, nalUnit.byteLength);
				break;
			case 2:
				dataView.setUint16(offset, nalUnit.byteLength, false);
				break;
			case 3:
				setUint24(dataView, offset, nalUnit.byteLength, false);
				break;
			case 4: dataView.setUint32(offset, nalUnit.byteLength, false);
		}
		offset += lengthSize;
		result.set(nalUnit, offset);
		offset += nalUnit.byteLength;
	}
	return result;
};
/** Builds an AvcDecoderConfigurationRecord from an AVC packet in Annex B format. */
const extractAvcDecoderConfigurationRecord = (packetData) => {
	try {
		const spsUnits = [];
		const ppsUnits = [];
		const spsExtUnits = [];
		for (const loc of iterateNalUnitsInAnnexB(packetData)) {
			const nalUnit = packetData.subarray(loc.offset, loc.offset + loc.length);
			const type = extractNalUnitTypeForAvc(nalUnit[0]);
			if (type === AvcNalUnitType.SPS) spsUnits.push(nalUnit);
			else if (type === AvcNalUnitType.PPS) ppsUnits.push(nalUnit);
			else if (type === AvcNalUnitType.SPS_EXT) spsExtUnits.push(nalUnit);
		}
		if (spsUnits.length === 0) return null;
		if (ppsUnits.length === 0) return null;
		const spsData = spsUnits[0];
		const spsInfo = parseAvcSps(spsData);
		assert(spsInfo !== null);
		const hasExtendedData = spsInfo.profileIdc === 100 || spsInfo.profileIdc === 110 || spsInfo.profileIdc === 122 || spsInfo.profileIdc === 144;
		return {
			configurationVersion: 1,
			avcProfileIndication: spsInfo.profileIdc,
			profileCompatibility: spsInfo.constraintFlags,
			avcLevelIndication: spsInfo.levelIdc,
			lengthSizeMinusOne: 3,
			sequenceParameterSets: spsUnits,
			pictureParameterSets: ppsUnits,
			chromaFormat: hasExtendedData ? spsInfo.chromaFormatIdc : null,
			bitDepthLumaMinus8: hasExtendedData ? spsInfo.bitDepthLumaMinus8 : null,
			bitDepthChromaMinus8: hasExtendedData ? spsInfo.bitDepthChromaMinus8 : null,
			sequenceParameterSetExt: hasExtendedData ? spsExtUnits : null
		};
	} catch (error) {
		Logging._error("Error building AVC Decoder Configuration Record:", error);
		return null;
	}
};
/** Serializes an AvcDecoderConfigurationRecord into the format specified in Section 5.3.3.1 of ISO 14496-15. */
const serializeAvcDecoderConfigurationRecord = (record) => {
	const bytes = [];
	bytes.push(record.configurationVersion);
	bytes.push(record.avcProfileIndication);
	bytes.push(record.profileCompatibility);
	bytes.push(record.avcLevelIndication);
	bytes.push(252 | record.lengthSizeMinusOne & 3);
	bytes.push(224 | record.sequenceParameterSets.length & 31);
	for (const sps of record.sequenceParameterSets) {
		const length = sps.byteLength;
		bytes.push(length >> 8);
		bytes.push(length & 255);
		for (let i = 0; i < length; i++) bytes.push(sps[i]);
	}
	bytes.push(record.pictureParameterSets.length);
	for (const pps of record.pictureParameterSets) {
		const length = pps.byteLength;
		bytes.push(length >> 8);
		bytes.push(length & 255);
		for (let i = 0; i < length; i++) bytes.push(pps[i]);
	}
	if ((record.avcProfileIndication === 100 || record.avcProfileIndication === 110 || record.avcProfileIndication === 122 || record.avcProfileIndication === 144) && record.chromaFormat !== null) {
		assert(record.bitDepthLumaMinus8 !== null);
		assert(record.bitDepthChromaMinus8 !== null);
		assert(record.sequenceParameterSetExt !== null);
		bytes.push(252 | record.chromaFormat & 3);
		bytes.push(248 | record.bitDepthLumaMinus8 & 7);
		bytes.push(248 | record.bitDepthChromaMinus8 & 7);
		bytes.push(record.sequenceParameterSetExt.length);
		for (const spsExt of record.sequenceParameterSetExt) {
			const length = spsExt.byteLength;
			bytes.push(length >> 8);
			bytes.push(length & 255);
			for (let i = 0; i < length; i++) bytes.push(spsExt[i]);
		}
	}
	return new Uint8Array(bytes);
};
/** Deserializes an AvcDecoderConfigurationRecord from the format specified in Section 5.3.3.1 of ISO 14496-15. */
const deserializeAvcDecoderConfigurationRecord = (data) => {
	try {
		const view = toDataView(data);
		let offset = 0;
		const configurationVersion = view.getUint8(offset++);
		const avcProfileIndication = view.getUint8(offset++);
		const profileCompatibility = view.getUint8(offset++);
		const avcLevelIndication = view.getUint8(offset++);
		const lengthSizeMinusOne = view.getUint8(offset++) & 3;
		const numOfSequenceParameterSets = view.getUint8(offset++) & 31;
		const sequenceParameterSets = [];
		for (let i = 0; i < numOfSequenceParameterSets; i++) {
			const length = view.getUint16(offset, false);
			offset += 2;
			sequenceParameterSets.push(data.subarray(offset, offset + length));
			offset += length;
		}
		const numOfPictureParameterSets = view.getUint8(offset++);
		const pictureParameterSets = [];
		for (let i = 0; i < numOfPictureParameterSets; i++) {
			const length = view.getUint16(offset, false);
			offset += 2;
			pictureParameterSets.push(data.subarray(offset, offset + length));
			offset += length;
		}
		const record = {
			configurationVersion,
			avcProfileIndication,
			profileCompatibility,
			avcLevelIndication,
			lengthSizeMinusOne,
			sequenceParameterSets,
			pictureParameterSets,
			chromaFormat: null,
			bitDepthLumaMinus8: null,
			bitDepthChromaMinus8: null,
			sequenceParameterSetExt: null
		};
		if ((avcProfileIndication === 100 || avcProfileIndication === 110 || avcProfileIndication === 122 || avcProfileIndication === 144) && offset + 4 <= data.length) {
			const chromaFormat = view.getUint8(offset++) & 3;
			const bitDepthLumaMinus8 = view.getUint8(offset++) & 7;
			const bitDepthChromaMinus8 = view.getUint8(offset++) & 7;
			const numOfSequenceParameterSetExt = view.getUint8(offset++);
			record.chromaFormat = chromaFormat;
			record.bitDepthLumaMinus8 = bitDepthLumaMinus8;
			record.bitDepthChromaMinus8 = bitDepthChromaMinus8;
			const sequenceParameterSetExt = [];
			for (let i = 0; i < numOfSequenceParameterSetExt; i++) {
				const length = view.getUint16(offset, false);
				offset += 2;
				sequenceParameterSetExt.push(data.subarray(offset, offset + length));
				offset += length;
			}
			record.sequenceParameterSetExt = sequenceParameterSetExt;
		}
		return record;
	} catch (error) {
		Logging._error("Error deserializing AVC Decoder Configuration Record:", error);
		return null;
	}
};
const AVC_HEVC_ASPECT_RATIO_IDC_TABLE = {
	1: {
		num: 1,
		den: 1
	},
	2: {
		num: 12,
		den: 11
	},
	3: {
		num: 10,
		den: 11
	},
	4: {
		num: 16,
		den: 11
	},
	5: {
		num: 40,
		den: 33
	},
	6: {
		num: 24,
		den: 11
	},
	7: {
		num: 20,
		den: 11
	},
	8: {
		num: 32,
		den: 11
	},
	9: {
		num: 80,
		den: 33
	},
	10: {
		num: 18,
		den: 11
	},
	11: {
		num: 15,
		den: 11
	},
	12: {
		num: 64,
		den: 33
	},
	13: {
		num: 160,
		den: 99
	},
	14: {
		num: 4,
		den: 3
	},
	15: {
		num: 3,
		den: 2
	},
	16: {
		num: 2,
		den: 1
	}
};
/** Parses an AVC SPS (Sequence Parameter Set) to extract basic information. */
const parseAvcSps = (sps) => {
	try {
		const emulationUnpreventedBytes = removeEmulationPreventionBytes(sps);
		const bitstream = new Bitstream(emulationUnpreventedBytes);
		bitstream.skipBits(1);
		bitstream.skipBits(2);
		if (bitstream.readBits(5) !== 7) return null;
		const profileIdc = bitstream.readAlignedByte();
		const constraintFlags = bitstream.readAlignedByte();
		const levelIdc = bitstream.readAlignedByte();
		readExpGolomb(bitstream);
		let chromaFormatIdc = 1;
		let bitDepthLumaMinus8 = 0;
		let bitDepthChromaMinus8 = 0;
		let separateColourPlaneFlag = 0;
		if (profileIdc === 100 || profileIdc === 110 || profileIdc === 122 || profileIdc === 244 || profileIdc === 44 || profileIdc === 83 || profileIdc === 86 || profileIdc === 118 || profileIdc === 128) {
			chromaFormatIdc = readExpGolomb(bitstream);
			if (chromaFormatIdc === 3) separateColourPlaneFlag = bitstream.readBits(1);
			bitDepthLumaMinus8 = readExpGolomb(bitstream);
			bitDepthChromaMinus8 = readExpGolomb(bitstream);
			bitstream.skipBits(1);
			if (bitstream.readBits(1)) {
				for (let i = 0; i < (chromaFormatIdc !== 3 ? 8 : 12); i++) if (bitstream.readBits(1)) {
					const sizeOfScalingList = i < 6 ? 16 : 64;
					let lastScale = 8;
					let nextScale = 8;
					for (let j = 0; j < sizeOfScalingList; j++) {
						if (nextScale !== 0) {
							const deltaScale = readSignedExpGolomb(bitstream);
							nextScale = (lastScale + deltaScale + 256) % 256;
						}
						lastScale = nextScale === 0 ? lastScale : nextScale;
					}
				}
			}
		}
		readExpGolomb(bitstream);
		const picOrderCntType = readExpGolomb(bitstream);
		if (picOrderCntType === 0) readExpGolomb(bitstream);
		else if (picOrderCntType === 1) {
			bitstream.skipBits(1);
			readSignedExpGolomb(bitstream);
			readSignedExpGolomb(bitstream);
			const numRefFramesInPicOrderCntCycle = readExpGolomb(bitstream);
			for (let i = 0; i < numRefFramesInPicOrderCntCycle; i++) readSignedExpGolomb(bitstream);
		}
		readExpGolomb(bitstream);
		bitstream.skipBits(1);
		const picWidthInMbsMinus1 = readExpGolomb(bitstream);
		const picHeightInMapUnitsMinus1 = readExpGolomb(bitstream);
		const codedWidth = 16 * (picWidthInMbsMinus1 + 1);
		const codedHeight = 16 * (picHeightInMapUnitsMinus1 + 1);
		let displayWidth = codedWidth;
		let displayHeight = codedHeight;
		const frameMbsOnlyFlag = bitstream.readBits(1);
		if (!frameMbsOnlyFlag) bitstream.skipBits(1);
		bitstream.skipBits(1);
		if (bitstream.readBits(1)) {
			const frameCropLeftOffset = readExpGolomb(bitstream);
			const frameCropRightOffset = readExpGolomb(bitstream);
			const frameCropTopOffset = readExpGolomb(bitstream);
			const frameCropBottomOffset = readExpGolomb(bitstream);
			let cropUnitX;
			let cropUnitY;
			if ((separateColourPlaneFlag === 0 ? chromaFormatIdc : 0) === 0) {
				cropUnitX = 1;
				cropUnitY = 2 - frameMbsOnlyFlag;
			} else {
				const subWidthC = chromaFormatIdc === 3 ? 1 : 2;
				const subHeightC = chromaFormatIdc === 1 ? 2 : 1;
				cropUnitX = subWidthC;
				cropUnitY = subHeightC * (2 - frameMbsOnlyFlag);
			}
			displayWidth -= cropUnitX * (frameCropLeftOffset + frameCropRightOffset);
			displayHeight -= cropUnitY * (frameCropTopOffset + frameCropBottomOffset);
		}
		let colourPrimaries = 2;
		let transferCharacteristics = 2;
		let matrixCoefficients = 2;
		let fullRangeFlag = 0;
		let pixelAspectRatio = {
			num: 1,
			den: 1
		};
		let numReorderFrames = null;
		let maxDecFrameBuffering = null;
		let bitstreamRestrictionFlagBitOffset = null;
		let bitstreamRestrictionFlag = null;
		const vuiParametersFlagBitOffset = bitstream.pos;
		if (bitstream.readBits(1)) {
			if (bitstream.readBits(1)) {
				const aspectRatioIdc = bitstream.readBits(8);
				if (aspectRatioIdc === 255) pixelAspectRatio = {
					num: bitstream.readBits(16),
					den: bitstream.readBits(16)
				};
				else {
					const aspectRatio = AVC_HEVC_ASPECT_RATIO_IDC_TABLE[aspectRatioIdc];
					if (aspectRatio) pixelAspectRatio = aspectRatio;
				}
			}
			if (bitstream.readBits(1)) bitstream.skipBits(1);
			if (bitstream.readBits(1)) {
				bitstream.skipBits(3);
				fullRangeFlag = bitstream.readBits(1);
				if (bitstream.readBits(1)) {
					colourPrimaries = bitstream.readBits(8);
					transferCharacteristics = bitstream.readBits(8);
					matrixCoefficients = bitstream.readBits(8);
				}
			}
			if (bitstream.readBits(1)) {
				readExpGolomb(bitstream);
				readExpGolomb(bitstream);
			}
			if (bitstream.readBits(1)) {
				bitstream.skipBits(32);
				bitstream.skipBits(32);
				bitstream.skipBits(1);
			}
			const nalHrdParametersPresentFlag = bitstream.readBits(1);
			if (nalHrdParametersPresentFlag) skipAvcHrdParameters(bitstream);
			const vclHrdParametersPresentFlag = bitstream.readBits(1);
			if (vclHrdParametersPresentFlag) skipAvcHrdParameters(bitstream);
			if (nalHrdParametersPresentFlag || vclHrdParametersPresentFlag) bitstream.skipBits(1);
			bitstream.skipBits(1);
			bitstreamRestrictionFlagBitOffset = bitstream.pos;
			bitstreamRestrictionFlag = bitstream.readBits(1);
			if (bitstreamRestrictionFlag) {
				bitstream.skipBits(1);
				readExpGolomb(bitstream);
				readExpGolomb(bitstream);
				readExpGolomb(bitstream);
				readExpGolomb(bitstream);
				numReorderFrames = readExpGolomb(bitstream);
				maxDecFrameBuffering = readExpGolomb(bitstream);
			}
		}
		if (numReorderFrames === null) {
			assert(maxDecFrameBuffering === null);
			const constraintSet3Flag = constraintFlags & 16;
			if ((profileIdc === 44 || profileIdc === 86 || profileIdc === 100 || profileIdc === 110 || profileIdc === 122 || profileIdc === 244) && constraintSet3Flag) {
				numReorderFrames = 0;
				maxDecFrameBuffering = 0;
			} else {
				const picWidthInMbs = picWidthInMbsMinus1 + 1;
				const picHeightInMapUnits = picHeightInMapUnitsMinus1 + 1;
				const frameHeightInMbs = (2 - frameMbsOnlyFlag) * picHeightInMapUnits;
				const levelInfo = AVC_LEVEL_TABLE.find((x) => x.level >= levelIdc) ?? last(AVC_LEVEL_TABLE);
				const maxDpbFrames = Math.min(Math.floor(levelInfo.maxDpbMbs / (picWidthInMbs * frameHeightInMbs)), 16);
				numReorderFrames = maxDpbFrames;
				maxDecFrameBuffering = maxDpbFrames;
			}
		}
		assert(maxDecFrameBuffering !== null);
		return {
			emulationUnpreventedBytes,
			profileIdc,
			constraintFlags,
			levelIdc,
			frameMbsOnlyFlag,
			chromaFormatIdc,
			bitDepthLumaMinus8,
			bitDepthChromaMinus8,
			codedWidth,
			codedHeight,
			displayWidth,
			displayHeight,
			pixelAspectRatio,
			colourPrimaries,
			matrixCoefficients,
			transferCharacteristics,
			fullRangeFlag,
			numReorderFrames,
			maxDecFrameBuffering,
			vuiParametersFlagBitOffset,
			bitstreamRestrictionFlagBitOffset,
			bitstreamRestrictionFlag
		};
	} catch (error) {
		Logging._error("Error parsing AVC SPS:", error);
		return null;
	}
};
const skipAvcHrdParameters = (bitstream) => {
	const cpb_cnt_minus1 = readExpGolomb(bitstream);
	bitstream.skipBits(4);
	bitstream.skipBits(4);
	for (let i = 0; i <= cpb_cnt_minus1; i++) {
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		bitstream.skipBits(1);
	}
	bitstream.skipBits(5);
	bitstream.skipBits(5);
	bitstream.skipBits(5);
	bitstream.skipBits(5);
};
const iterateHevcNalUnits = (packetData, decoderConfig) => {
	if (decoderConfig.description) {
		const lengthSize = (toUint8Array(decoderConfig.description)[21] & 3) + 1;
		return iterateNalUnitsInLengthPrefixed(packetData, lengthSize);
	} else return iterateNalUnitsInAnnexB(packetData);
};
const extractNalUnitTypeForHevc = (byte) => {
	return byte >> 1 & 63;
};
/** Parses an HEVC SPS (Sequence Parameter Set) to extract video information. */
const parseHevcSps = (sps) => {
	try {
		const bitstream = new Bitstream(removeEmulationPreventionBytes(sps));
		bitstream.skipBits(16);
		bitstream.readBits(4);
		const spsMaxSubLayersMinus1 = bitstream.readBits(3);
		const spsTemporalIdNestingFlag = bitstream.readBits(1);
		const { general_profile_space, general_tier_flag, general_profile_idc, general_profile_compatibility_flags, general_constraint_indicator_flags, general_level_idc } = parseProfileTierLevel(bitstream, spsMaxSubLayersMinus1);
		readExpGolomb(bitstream);
		const chromaFormatIdc = readExpGolomb(bitstream);
		let separateColourPlaneFlag = 0;
		if (chromaFormatIdc === 3) separateColourPlaneFlag = bitstream.readBits(1);
		const picWidthInLumaSamples = readExpGolomb(bitstream);
		const picHeightInLumaSamples = readExpGolomb(bitstream);
		let displayWidth = picWidthInLumaSamples;
		let displayHeight = picHeightInLumaSamples;
		if (bitstream.readBits(1)) {
			const confWinLeftOffset = readExpGolomb(bitstream);
			const confWinRightOffset = readExpGolomb(bitstream);
			const confWinTopOffset = readExpGolomb(bitstream);
			const confWinBottomOffset = readExpGolomb(bitstream);
			let subWidthC = 1;
			let subHeightC = 1;
			const chromaArrayType = separateColourPlaneFlag === 0 ? chromaFormatIdc : 0;
			if (chromaArrayType === 1) {
				subWidthC = 2;
				subHeightC = 2;
			} else if (chromaArrayType === 2) {
				subWidthC = 2;
				subHeightC = 1;
			}
			displayWidth -= (confWinLeftOffset + confWinRightOffset) * subWidthC;
			displayHeight -= (confWinTopOffset + confWinBottomOffset) * subHeightC;
		}
		const bitDepthLumaMinus8 = readExpGolomb(bitstream);
		const bitDepthChromaMinus8 = readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		const startI = bitstream.readBits(1) ? 0 : spsMaxSubLayersMinus1;
		let spsMaxNumReorderPics = 0;
		for (let i = startI; i <= spsMaxSubLayersMinus1; i++) {
			readExpGolomb(bitstream);
			spsMaxNumReorderPics = readExpGolomb(bitstream);
			readExpGolomb(bitstream);
		}
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		if (bitstream.readBits(1)) {
			if (bitstream.readBits(1)) skipScalingListData(bitstream);
		}
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		if (bitstream.readBits(1)) {
			bitstream.skipBits(4);
			bitstream.skipBits(4);
			readExpGolomb(bitstream);
			readExpGolomb(bitstream);
			bitstream.skipBits(1);
		}
		const numShortTermRefPicSets = readExpGolomb(bitstream);
		skipAllStRefPicSets(bitstream, numShortTermRefPicSets);
		if (bitstream.readBits(1)) {
			const numLongTermRefPicsSps = readExpGolomb(bitstream);
			for (let i = 0; i < numLongTermRefPicsSps; i++) {
				readExpGolomb(bitstream);
				bitstream.skipBits(1);
			}
		}
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		let colourPrimaries = 2;
		let transferCharacteristics = 2;
		let matrixCoefficients = 2;
		let fullRangeFlag = 0;
		let minSpatialSegmentationIdc = 0;
		let pixelAspectRatio = {
			num: 1,
			den: 1
		};
		if (bitstream.readBits(1)) {
			const vui = parseHevcVui(bitstream, spsMaxSubLayersMinus1);
			pixelAspectRatio = vui.pixelAspectRatio;
			colourPrimaries = vui.colourPrimaries;
			transferCharacteristics = vui.transferCharacteristics;
			matrixCoefficients = vui.matrixCoefficients;
			fullRangeFlag = vui.fullRangeFlag;
			minSpatialSegmentationIdc = vui.minSpatialSegmentationIdc;
		}
		return {
			displayWidth,
			displayHeight,
			pixelAspectRatio,
			colourPrimaries,
			transferCharacteristics,
			matrixCoefficients,
			fullRangeFlag,
			maxDecFrameBuffering: spsMaxNumReorderPics + 1,
			spsMaxSubLayersMinus1,
			spsTemporalIdNestingFlag,
			generalProfileSpace: general_profile_space,
			generalTierFlag: general_tier_flag,
			generalProfileIdc: general_profile_idc,
			generalProfileCompatibilityFlags: general_profile_compatibility_flags,
			generalConstraintIndicatorFlags: general_constraint_indicator_flags,
			generalLevelIdc: general_level_idc,
			chromaFormatIdc,
			bitDepthLumaMinus8,
			bitDepthChromaMinus8,
			minSpatialSegmentationIdc
		};
	} catch (error) {
		Logging._error("Error parsing HEVC SPS:", error);
		return null;
	}
};
/** Builds a HevcDecoderConfigurationRecord from an HEVC packet in Annex B format. */
const extractHevcDecoderConfigurationRecord = (packetData) => {
	try {
		const vpsUnits = [];
		const spsUnits = [];
		const ppsUnits = [];
		const seiUnits = [];
		for (const loc of iterateNalUnitsInAnnexB(packetData)) {
			const nalUnit = packetData.subarray(loc.offset, loc.offset + loc.length);
			const type = extractNalUnitTypeForHevc(nalUnit[0]);
			if (type === HevcNalUnitType.VPS_NUT) vpsUnits.push(nalUnit);
			else if (type === HevcNalUnitType.SPS_NUT) spsUnits.push(nalUnit);
			else if (type === HevcNalUnitType.PPS_NUT) ppsUnits.push(nalUnit);
			else if (type === HevcNalUnitType.PREFIX_SEI_NUT || type === HevcNalUnitType.SUFFIX_SEI_NUT) seiUnits.push(nalUnit);
		}
		if (spsUnits.length === 0 || ppsUnits.length === 0) return null;
		const spsInfo = parseHevcSps(spsUnits[0]);
		if (!spsInfo) return null;
		let parallelismType = 0;
		if (ppsUnits.length > 0) {
			const pps = ppsUnits[0];
			const ppsBitstream = new Bitstream(removeEmulationPreventionBytes(pps));
			ppsBitstream.skipBits(16);
			readExpGolomb(ppsBitstream);
			readExpGolomb(ppsBitstream);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(3);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			readExpGolomb(ppsBitstream);
			readExpGolomb(ppsBitstream);
			readSignedExpGolomb(ppsBitstream);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			if (ppsBitstream.readBits(1)) readExpGolomb(ppsBitstream);
			readSignedExpGolomb(ppsBitstream);
			readSignedExpGolomb(ppsBitstream);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			ppsBitstream.skipBits(1);
			const tiles_enabled_flag = ppsBitstream.readBits(1);
			const entropy_coding_sync_enabled_flag = ppsBitstream.readBits(1);
			if (!tiles_enabled_flag && !entropy_coding_sync_enabled_flag) parallelismType = 0;
			else if (tiles_enabled_flag && !entropy_coding_sync_enabled_flag) parallelismType = 2;
			else if (!tiles_enabled_flag && entropy_coding_sync_enabled_flag) parallelismType = 3;
			else parallelismType = 0;
		}
		const arrays = [
			...vpsUnits.length ? [{
				arrayCompleteness: 1,
				nalUnitType: HevcNalUnitType.VPS_NUT,
				nalUnits: vpsUnits
			}] : [],
			...spsUnits.length ? [{
				arrayCompleteness: 1,
				nalUnitType: HevcNalUnitType.SPS_NUT,
				nalUnits: spsUnits
			}] : [],
			...ppsUnits.length ? [{
				arrayCompleteness: 1,
				nalUnitType: HevcNalUnitType.PPS_NUT,
				nalUnits: ppsUnits
			}] : [],
			...seiUnits.length ? [{
				arrayCompleteness: 1,
				nalUnitType: extractNalUnitTypeForHevc(seiUnits[0][0]),
				nalUnits: seiUnits
			}] : []
		];
		return {
			configurationVersion: 1,
			generalProfileSpace: spsInfo.generalProfileSpace,
			generalTierFlag: spsInfo.generalTierFlag,
			generalProfileIdc: spsInfo.generalProfileIdc,
			generalProfileCompatibilityFlags: spsInfo.generalProfileCompatibilityFlags,
			generalConstraintIndicatorFlags: spsInfo.generalConstraintIndicatorFlags,
			generalLevelIdc: spsInfo.generalLevelIdc,
			minSpatialSegmentationIdc: spsInfo.minSpatialSegmentationIdc,
			parallelismType,
			chromaFormatIdc: spsInfo.chromaFormatIdc,
			bitDepthLumaMinus8: spsInfo.bitDepthLumaMinus8,
			bitDepthChromaMinus8: spsInfo.bitDepthChromaMinus8,
			avgFrameRate: 0,
			constantFrameRate: 0,
			numTemporalLayers: spsInfo.spsMaxSubLayersMinus1 + 1,
			temporalIdNested: spsInfo.spsTemporalIdNestingFlag,
			lengthSizeMinusOne: 3,
			arrays
		};
	} catch (error) {
		Logging._error("Error building HEVC Decoder Configuration Record:", error);
		return null;
	}
};
const parseProfileTierLevel = (bitstream, maxNumSubLayersMinus1) => {
	const general_profile_space = bitstream.readBits(2);
	const general_tier_flag = bitstream.readBits(1);
	const general_profile_idc = bitstream.readBits(5);
	let general_profile_compatibility_flags = 0;
	for (let i = 0; i < 32; i++) general_profile_compatibility_flags = general_profile_compatibility_flags << 1 | bitstream.readBits(1);
	const general_constraint_indicator_flags = /* @__PURE__ */ new Uint8Array(6);
	for (let i = 0; i < 6; i++) general_constraint_indicator_flags[i] = bitstream.readBits(8);
	const general_level_idc = bitstream.readBits(8);
	const sub_layer_profile_present_flag = [];
	const sub_layer_level_present_flag = [];
	for (let i = 0; i < maxNumSubLayersMinus1; i++) {
		sub_layer_profile_present_flag.push(bitstream.readBits(1));
		sub_layer_level_present_flag.push(bitstream.readBits(1));
	}
	if (maxNumSubLayersMinus1 > 0) for (let i = maxNumSubLayersMinus1; i < 8; i++) bitstream.skipBits(2);
	for (let i = 0; i < maxNumSubLayersMinus1; i++) {
		if (sub_layer_profile_present_flag[i]) bitstream.skipBits(88);
		if (sub_layer_level_present_flag[i]) bitstream.skipBits(8);
	}
	return {
		general_profile_space,
		general_tier_flag,
		general_profile_idc,
		general_profile_compatibility_flags,
		general_constraint_indicator_flags,
		general_level_idc
	};
};
const skipScalingListData = (bitstream) => {
	for (let sizeId = 0; sizeId < 4; sizeId++) for (let matrixId = 0; matrixId < (sizeId === 3 ? 2 : 6); matrixId++) if (!bitstream.readBits(1)) readExpGolomb(bitstream);
	else {
		const coefNum = Math.min(64, 1 << 4 + (sizeId << 1));
		if (sizeId > 1) readSignedExpGolomb(bitstream);
		for (let i = 0; i < coefNum; i++) readSignedExpGolomb(bitstream);
	}
};
const skipAllStRefPicSets = (bitstream, num_short_term_ref_pic_sets) => {
	const NumDeltaPocs = [];
	for (let stRpsIdx = 0; stRpsIdx < num_short_term_ref_pic_sets; stRpsIdx++) NumDeltaPocs[stRpsIdx] = skipStRefPicSet(bitstream, stRpsIdx, num_short_term_ref_pic_sets, NumDeltaPocs);
};
const skipStRefPicSet = (bitstream, stRpsIdx, num_short_term_ref_pic_sets, NumDeltaPocs) => {
	let NumDeltaPocsThis = 0;
	let inter_ref_pic_set_prediction_flag = 0;
	let RefRpsIdx = 0;
	if (stRpsIdx !== 0) inter_ref_pic_set_prediction_flag = bitstream.readBits(1);
	if (inter_ref_pic_set_prediction_flag) {
		if (stRpsIdx === num_short_term_ref_pic_sets) RefRpsIdx = stRpsIdx - (readExpGolomb(bitstream) + 1);
		else RefRpsIdx = stRpsIdx - 1;
		bitstream.readBits(1);
		readExpGolomb(bitstream);
		const numDelta = NumDeltaPocs[RefRpsIdx] ?? 0;
		for (let j = 0; j <= numDelta; j++) if (!bitstream.readBits(1)) bitstream.readBits(1);
		NumDeltaPocsThis = NumDeltaPocs[RefRpsIdx];
	} else {
		const num_negative_pics = readExpGolomb(bitstream);
		const num_positive_pics = readExpGolomb(bitstream);
		for (let i = 0; i < num_negative_pics; i++) {
			readExpGolomb(bitstream);
			bitstream.readBits(1);
		}
		for (let i = 0; i < num_positive_pics; i++) {
			readExpGolomb(bitstream);
			bitstream.readBits(1);
		}
		NumDeltaPocsThis = num_negative_pics + num_positive_pics;
	}
	return NumDeltaPocsThis;
};
const parseHevcVui = (bitstream, sps_max_sub_layers_minus1) => {
	let colourPrimaries = 2;
	let transferCharacteristics = 2;
	let matrixCoefficients = 2;
	let fullRangeFlag = 0;
	let minSpatialSegmentationIdc = 0;
	let pixelAspectRatio = {
		num: 1,
		den: 1
	};
	if (bitstream.readBits(1)) {
		const aspect_ratio_idc = bitstream.readBits(8);
		if (aspect_ratio_idc === 255) pixelAspectRatio = {
			num: bitstream.readBits(16),
			den: bitstream.readBits(16)
		};
		else {
			const aspectRatio = AVC_HEVC_ASPECT_RATIO_IDC_TABLE[aspect_ratio_idc];
			if (aspectRatio) pixelAspectRatio = aspectRatio;
		}
	}
	if (bitstream.readBits(1)) bitstream.readBits(1);
	if (bitstream.readBits(1)) {
		bitstream.readBits(3);
		fullRangeFlag = bitstream.readBits(1);
		if (bitstream.readBits(1)) {
			colourPrimaries = bitstream.readBits(8);
			transferCharacteristics = bitstream.readBits(8);
			matrixCoefficients = bitstream.readBits(8);
		}
	}
	if (bitstream.readBits(1)) {
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
	}
	bitstream.readBits(1);
	bitstream.readBits(1);
	bitstream.readBits(1);
	if (bitstream.readBits(1)) {
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
	}
	if (bitstream.readBits(1)) {
		bitstream.readBits(32);
		bitstream.readBits(32);
		if (bitstream.readBits(1)) readExpGolomb(bitstream);
		if (bitstream.readBits(1)) skipHevcHrdParameters(bitstream, true, sps_max_sub_layers_minus1);
	}
	if (bitstream.readBits(1)) {
		bitstream.readBits(1);
		bitstream.readBits(1);
		bitstream.readBits(1);
		minSpatialSegmentationIdc = readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
	}
	return {
		pixelAspectRatio,
		colourPrimaries,
		transferCharacteristics,
		matrixCoefficients,
		fullRangeFlag,
		minSpatialSegmentationIdc
	};
};
const skipHevcHrdParameters = (bitstream, commonInfPresentFlag, maxNumSubLayersMinus1) => {
	let nal_hrd_parameters_present_flag = false;
	let vcl_hrd_parameters_present_flag = false;
	let sub_pic_hrd_params_present_flag = false;
	if (commonInfPresentFlag) {
		nal_hrd_parameters_present_flag = bitstream.readBits(1) === 1;
		vcl_hrd_parameters_present_flag = bitstream.readBits(1) === 1;
		if (nal_hrd_parameters_present_flag || vcl_hrd_parameters_present_flag) {
			sub_pic_hrd_params_present_flag = bitstream.readBits(1) === 1;
			if (sub_pic_hrd_params_present_flag) {
				bitstream.readBits(8);
				bitstream.readBits(5);
				bitstream.readBits(1);
				bitstream.readBits(5);
			}
			bitstream.readBits(4);
			bitstream.readBits(4);
			if (sub_pic_hrd_params_present_flag) bitstream.readBits(4);
			bitstream.readBits(5);
			bitstream.readBits(5);
			bitstream.readBits(5);
		}
	}
	for (let i = 0; i <= maxNumSubLayersMinus1; i++) {
		const fixed_pic_rate_general_flag = bitstream.readBits(1) === 1;
		let fixed_pic_rate_within_cvs_flag = true;
		if (!fixed_pic_rate_general_flag) fixed_pic_rate_within_cvs_flag = bitstream.readBits(1) === 1;
		let low_delay_hrd_flag = false;
		if (fixed_pic_rate_within_cvs_flag) readExpGolomb(bitstream);
		else low_delay_hrd_flag = bitstream.readBits(1) === 1;
		let CpbCnt = 1;
		if (!low_delay_hrd_flag) CpbCnt = readExpGolomb(bitstream) + 1;
		if (nal_hrd_parameters_present_flag) skipSubLayerHrdParameters(bitstream, CpbCnt, sub_pic_hrd_params_present_flag);
		if (vcl_hrd_parameters_present_flag) skipSubLayerHrdParameters(bitstream, CpbCnt, sub_pic_hrd_params_present_flag);
	}
};
const skipSubLayerHrdParameters = (bitstream, CpbCnt, sub_pic_hrd_params_present_flag) => {
	for (let i = 0; i < CpbCnt; i++) {
		readExpGolomb(bitstream);
		readExpGolomb(bitstream);
		if (sub_pic_hrd_params_present_flag) {
			readExpGolomb(bitstream);
			readExpGolomb(bitstream);
		}
		bitstream.readBits(1);
	}
};
/** Serializes an HevcDecoderConfigurationRecord into the format specified in Section 8.3.3.1 of ISO 14496-15. */
const serializeHevcDecoderConfigurationRecord = (record) => {
	const bytes = [];
	bytes.push(record.configurationVersion);
	bytes.push((record.generalProfileSpace & 3) << 6 | (record.generalTierFlag & 1) << 5 | record.generalProfileIdc & 31);
	bytes.push(record.generalProfileCompatibilityFlags >>> 24 & 255);
	bytes.push(record.generalProfileCompatibilityFlags >>> 16 & 255);
	bytes.push(record.generalProfileCompatibilityFlags >>> 8 & 255);
	bytes.push(record.generalProfileCompatibilityFlags & 255);
	bytes.push(...record.generalConstraintIndicatorFlags);
	bytes.push(record.generalLevelIdc & 255);
	bytes.push(240 | record.minSpatialSegmentationIdc >> 8 & 15);
	bytes.push(record.minSpatialSegmentationIdc & 255);
	bytes.push(252 | record.parallelismType & 3);
	bytes.push(252 | record.chromaFormatIdc & 3);
	bytes.push(248 | record.bitDepthLumaMinus8 & 7);
	bytes.push(248 | record.bitDepthChromaMinus8 & 7);
	bytes.push(record.avgFrameRate >> 8 & 255);
	bytes.push(record.avgFrameRate & 255);
	bytes.push((record.constantFrameRate & 3) << 6 | (record.numTemporalLayers & 7) << 3 | (record.temporalIdNested & 1) << 2 | record.lengthSizeMinusOne & 3);
	bytes.push(record.arrays.length & 255);
	for (const arr of record.arrays) {
		bytes.push((arr.arrayCompleteness & 1) << 7 | 0 | arr.nalUnitType & 63);
		bytes.push(arr.nalUnits.length >> 8 & 255);
		bytes.push(arr.nalUnits.length & 255);
		for (const nal of arr.nalUnits) {
			bytes.push(nal.length >> 8 & 255);
			bytes.push(nal.length & 255);
			for (let i = 0; i < nal.length; i++) bytes.push(nal[i]);
		}
	}
	return new Uint8Array(bytes);
};
/** Deserializes an HevcDecoderConfigurationRecord from the format specified in Section 8.3.3.1 of ISO 14496-15. */
const deserializeHevcDecoderConfigurationRecord = (data) => {
	try {
		const view = toDataView(data);
		let offset = 0;
		const configurationVersion = view.getUint8(offset++);
		const byte1 = view.getUint8(offset++);
		const generalProfileSpace = byte1 >> 6 & 3;
		const generalTierFlag = byte1 >> 5 & 1;
		const generalProfileIdc = byte1 & 31;
		const generalProfileCompatibilityFlags = view.getUint32(offset, false);
		offset += 4;
		const generalConstraintIndicatorFlags = data.subarray(offset, offset + 6);
		offset += 6;
		const generalLevelIdc = view.getUint8(offset++);
		const minSpatialSegmentationIdc = (view.getUint8(offset++) & 15) << 8 | view.getUint8(offset++);
		const parallelismType = view.getUint8(offset++) & 3;
		const chromaFormatIdc = view.getUint8(offset++) & 3;
		const bitDepthLumaMinus8 = view.getUint8(offset++) & 7;
		const bitDepthChromaMinus8 = view.getUint8(offset++) & 7;
		const avgFrameRate = view.getUint16(offset, false);
		offset += 2;
		const byte21 = view.getUint8(offset++);
		const constantFrameRate = byte21 >> 6 & 3;
		const numTemporalLayers = byte21 >> 3 & 7;
		const temporalIdNested = byte21 >> 2 & 1;
		const lengthSizeMinusOne = byte21 & 3;
		const numOfArrays = view.getUint8(offset++);
		const arrays = [];
		for (let i = 0; i < numOfArrays; i++) {
			const arrByte = view.getUint8(offset++);
			const arrayCompleteness = arrByte >> 7 & 1;
			const nalUnitType = arrByte & 63;
			const numNalus = view.getUint16(offset, false);
			offset += 2;
			const nalUnits = [];
			for (let j = 0; j < numNalus; j++) {
				const nalUnitLength = view.getUint16(offset, false);
				offset += 2;
				nalUnits.push(data.subarray(offset, offset + nalUnitLength));
				offset += nalUnitLength;
			}
			arrays.push({
				arrayCompleteness,
				nalUnitType,
				nalUnits
			});
		}
		return {
			configurationVersion,
			generalProfileSpace,
			generalTierFlag,
			generalProfileIdc,
			generalProfileCompatibilityFlags,
			generalConstraintIndicatorFlags,
			generalLevelIdc,
			minSpatialSegmentationIdc,
			parallelismType,
			chromaFormatIdc,
			bitDepthLumaMinus8,
			bitDepthChromaMinus8,
			avgFrameRate,
			constantFrameRate,
			numTemporalLayers,
			temporalIdNested,
			lengthSizeMinusOne,
			arrays
		};
	} catch (error) {
		Logging._error("Error deserializing HEVC Decoder Configuration Record:", error);
		return null;
	}
};
var HevcNaluOrderState;
(function(HevcNaluOrderState) {
	HevcNaluOrderState[HevcNaluOrderState["audAllowed"] = 0] = "audAllowed";
	HevcNaluOrderState[HevcNaluOrderState["beforeFirstVcl"] = 1] = "beforeFirstVcl";
	HevcNaluOrderState[HevcNaluOrderState["afterFirstVcl"] = 2] = "afterFirstVcl";
	HevcNaluOrderState[HevcNaluOrderState["eoBitstreamAllowed"] = 3] = "eoBitstreamAllowed";
	HevcNaluOrderState[HevcNaluOrderState["noMoreDataAllowed"] = 4] = "noMoreDataAllowed";
})(HevcNaluOrderState || (HevcNaluOrderState = {}));
const VP9_COLOR_SPACE_TABLE = {
	1: {
		colourPrimaries: 5,
		transferCharacteristics: 6,
		matrixCoefficients: 5
	},
	2: {
		colourPrimaries: 1,
		transferCharacteristics: 1,
		matrixCoefficients: 1
	},
	3: {
		colourPrimaries: 6,
		transferCharacteristics: 6,
		matrixCoefficients: 6
	},
	4: {
		colourPrimaries: 7,
		transferCharacteristics: 7,
		matrixCoefficients: 7
	},
	5: {
		colourPrimaries: 9,
		transferCharacteristics: 14,
		matrixCoefficients: 9
	},
	7: {
		colourPrimaries: 1,
		transferCharacteristics: 13,
		matrixCoefficients: 0
	}
};
const extractVp9CodecInfoFromPacket = (packet) => {
	const bitstream = new Bitstream(packet);
	if (bitstream.readBits(2) !== 2) return null;
	const profileLowBit = bitstream.readBits(1);
	const profile = (bitstream.readBits(1) << 1) + profileLowBit;
	if (profile === 3) bitstream.skipBits(1);
	if (bitstream.readBits(1) === 1) return null;
	if (bitstream.readBits(1) !== 0) return null;
	bitstream.skipBits(2);
	if (bitstream.readBits(24) !== 4817730) return null;
	let bitDepth = 8;
	if (profile >= 2) bitDepth = bitstream.readBits(1) ? 12 : 10;
	const colorSpace = bitstream.readBits(3);
	let chromaSubsampling = 0;
	let videoFullRangeFlag = 0;
	if (colorSpace !== 7) {
		videoFullRangeFlag = bitstream.readBits(1);
		if (profile === 1 || profile === 3) {
			const subsamplingX = bitstream.readBits(1);
			const subsamplingY = bitstream.readBits(1);
			chromaSubsampling = !subsamplingX && !subsamplingY ? 3 : subsamplingX && !subsamplingY ? 2 : 1;
			bitstream.skipBits(1);
		} else chromaSubsampling = 1;
	} else {
		chromaSubsampling = 3;
		videoFullRangeFlag = 1;
	}
	const widthMinusOne = bitstream.readBits(16);
	const heightMinusOne = bitstream.readBits(16);
	const pictureSize = (widthMinusOne + 1) * (heightMinusOne + 1);
	let level = last(VP9_LEVEL_TABLE).level;
	for (const entry of VP9_LEVEL_TABLE) if (pictureSize <= entry.maxPictureSize) {
		level = entry.level;
		break;
	}
	const colorSpaceValues = VP9_COLOR_SPACE_TABLE[colorSpace];
	const colourPrimaries = colorSpaceValues?.colourPrimaries ?? 2;
	const transferCharacteristics = colorSpaceValues?.transferCharacteristics ?? 2;
	const matrixCoefficients = colorSpaceValues?.matrixCoefficients ?? 2;
	return {
		profile,
		level,
		bitDepth,
		chromaSubsampling,
		videoFullRangeFlag,
		colourPrimaries,
		transferCharacteristics,
		matrixCoefficients
	};
};
const vp9CodecInfoHasColorInfo = (info) => {
	return info.colourPrimaries !== 2 || info.transferCharacteristics !== 2 || info.matrixCoefficients !== 2;
};
/** Iterates over all OBUs in an AV1 packet bitstream. */
const iterateAv1PacketObus = function* (packet) {
	const bitstream = new Bitstream(packet);
	const readLeb128 = () => {
		let value = 0;
		for (let i = 0; i < 8; i++) {
			const byte = bitstream.readAlignedByte();
			value += (byte & 127) * 2 ** (i * 7);
			if (!(byte & 128)) break;
			if (i === 7 && byte & 128) return null;
		}
		if (value > 2 ** 32 - 1) return null;
		return value;
	};
	while (bitstream.getBitsLeft() >= 8) {
		bitstream.skipBits(1);
		const obuType = bitstream.readBits(4);
		const obuExtension = bitstream.readBits(1);
		const obuHasSizeField = bitstream.readBits(1);
		bitstream.skipBits(1);
		if (obuExtension) bitstream.skipBits(8);
		let obuSize;
		if (obuHasSizeField) {
			const obuSizeValue = readLeb128();
			if (obuSizeValue === null) return;
			obuSize = obuSizeValue;
		} else obuSize = Math.floor(bitstream.getBitsLeft() / 8);
		assert(bitstream.pos % 8 === 0);
		yield {
			type: obuType,
			data: packet.subarray(bitstream.pos / 8, bitstream.pos / 8 + obuSize)
		};
		bitstream.skipBits(obuSize * 8);
	}
};
/**
* When AV1 codec information is not provided by the container, we can still try to extract the information by digging
* into the AV1 bitstream.
*/
const extractAv1CodecInfoFromPacket = (packet) => {
	for (const { type, data } of iterateAv1PacketObus(packet)) {
		if (type !== 1) continue;
		const bitstream = new Bitstream(data);
		const seqProfile = bitstream.readBits(3);
		bitstream.readBits(1);
		const reducedStillPictureHeader = bitstream.readBits(1);
		let seqLevel = 0;
		let seqTier = 0;
		let bufferDelayLengthMinus1 = 0;
		if (reducedStillPictureHeader) seqLevel = bitstream.readBits(5);
		else {
			const timingInfoPresentFlag = bitstream.readBits(1);
			let decoderModelInfoPresentFlag = 0;
			if (timingInfoPresentFlag) {
				bitstream.skipBits(32);
				bitstream.skipBits(32);
				if (bitstream.readBits(1)) {
					let leadingZeros = 0;
					while (leadingZeros < 32 && !bitstream.readBits(1)) leadingZeros++;
					if (leadingZeros < 32) bitstream.skipBits(leadingZeros);
				}
				decoderModelInfoPresentFlag = bitstream.readBits(1);
				if (decoderModelInfoPresentFlag) {
					bufferDelayLengthMinus1 = bitstream.readBits(5);
					bitstream.skipBits(32);
					bitstream.skipBits(5);
					bitstream.skipBits(5);
				}
			}
			const initialDisplayDelayPresentFlag = bitstream.readBits(1);
			const operatingPointsCntMinus1 = bitstream.readBits(5);
			for (let i = 0; i <= operatingPointsCntMinus1; i++) {
				bitstream.skipBits(12);
				const seqLevelIdx = bitstream.readBits(5);
				if (i === 0) seqLevel = seqLevelIdx;
				if (seqLevelIdx > 7) {
					const seqTierTemp = bitstream.readBits(1);
					if (i === 0) seqTier = seqTierTemp;
				}
				if (decoderModelInfoPresentFlag) {
					if (bitstream.readBits(1)) {
						const n = bufferDelayLengthMinus1 + 1;
						bitstream.skipBits(n);
						bitstream.skipBits(n);
						bitstream.skipBits(1);
					}
				}
				if (initialDisplayDelayPresentFlag) {
					if (bitstream.readBits(1)) bitstream.skipBits(4);
				}
			}
		}
		const frameWidthBitsMinus1 = bitstream.readBits(4);
		const frameHeightBitsMinus1 = bitstream.readBits(4);
		const n1 = frameWidthBitsMinus1 + 1;
		bitstream.skipBits(n1);
		const n2 = frameHeightBitsMinus1 + 1;
		bitstream.skipBits(n2);
		let frameIdNumbersPresentFlag = 0;
		if (reducedStillPictureHeader) frameIdNumbersPresentFlag = 0;
		else frameIdNumbersPresentFlag = bitstream.readBits(1);
		if (frameIdNumbersPresentFlag) {
			bitstream.skipBits(4);
			bitstream.skipBits(3);
		}
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		if (!reducedStillPictureHeader) {
			bitstream.skipBits(1);
			bitstream.skipBits(1);
			bitstream.skipBits(1);
			bitstream.skipBits(1);
			const enableOrderHint = bitstream.readBits(1);
			if (enableOrderHint) {
				bitstream.skipBits(1);
				bitstream.skipBits(1);
			}
			const seqChooseScreenContentTools = bitstream.readBits(1);
			let seqForceScreenContentTools = 0;
			if (seqChooseScreenContentTools) seqForceScreenContentTools = 2;
			else seqForceScreenContentTools = bitstream.readBits(1);
			if (seqForceScreenContentTools > 0) {
				if (!bitstream.readBits(1)) bitstream.skipBits(1);
			}
			if (enableOrderHint) bitstream.skipBits(3);
		}
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		const highBitdepth = bitstream.readBits(1);
		let bitDepth = 8;
		if (seqProfile === 2 && highBitdepth) bitDepth = bitstream.readBits(1) ? 12 : 10;
		else if (seqProfile <= 2) bitDepth = highBitdepth ? 10 : 8;
		let monochrome = 0;
		if (seqProfile !== 1) monochrome = bitstream.readBits(1);
		let colourPrimaries = 2;
		let transferCharacteristics = 2;
		let matrixCoefficients = 2;
		if (bitstream.readBits(1)) {
			colourPrimaries = bitstream.readBits(8);
			transferCharacteristics = bitstream.readBits(8);
			matrixCoefficients = bitstream.readBits(8);
		}
		let videoFullRangeFlag = 0;
		let chromaSubsamplingX = 1;
		let chromaSubsamplingY = 1;
		let chromaSamplePosition = 0;
		if (monochrome) videoFullRangeFlag = bitstream.readBits(1);
		else if (colourPrimaries === 1 && transferCharacteristics === 13 && matrixCoefficients === 0) {
			videoFullRangeFlag = 1;
			chromaSubsamplingX = 0;
			chromaSubsamplingY = 0;
		} else {
			videoFullRangeFlag = bitstream.readBits(1);
			if (seqProfile === 0) {
				chromaSubsamplingX = 1;
				chromaSubsamplingY = 1;
			} else if (seqProfile === 1) {
				chromaSubsamplingX = 0;
				chromaSubsamplingY = 0;
			} else if (bitDepth === 12) {
				chromaSubsamplingX = bitstream.readBits(1);
				chromaSubsamplingY = chromaSubsamplingX ? bitstream.readBits(1) : 0;
			} else {
				chromaSubsamplingX = 1;
				chromaSubsamplingY = 0;
			}
			if (chromaSubsamplingX && chromaSubsamplingY) chromaSamplePosition = bitstream.readBits(2);
		}
		return {
			profile: seqProfile,
			level: seqLevel,
			tier: seqTier,
			bitDepth,
			monochrome,
			chromaSubsamplingX,
			chromaSubsamplingY,
			chromaSamplePosition,
			videoFullRangeFlag,
			colourPrimaries,
			transferCharacteristics,
			matrixCoefficients
		};
	}
	return null;
};
const av1CodecInfoHasColorInfo = (info) => {
	return info.colourPrimaries !== 2 || info.transferCharacteristics !== 2 || info.matrixCoefficients !== 2;
};
const extractProresCodecInfoFromPacket = (packet) => {
	const frameHeaderStart = 8;
	if (packet.length < 36) return null;
	const view = toDataView(packet);
	if (view.getUint32(4) !== 1768124518) return null;
	if (view.getUint16(frameHeaderStart) < 28) return null;
	return {
		fullRange: false,
		colourPrimaries: view.getUint8(22),
		transferCharacteristics: view.getUint8(23),
		matrixCoefficients: view.getUint8(24)
	};
};
const parseOpusIdentificationHeader = (bytes) => {
	const view = toDataView(bytes);
	const outputChannelCount = view.getUint8(9);
	const preSkip = view.getUint16(10, true);
	const inputSampleRate = view.getUint32(12, true);
	const outputGain = view.getInt16(16, true);
	const channelMappingFamily = view.getUint8(18);
	let channelMappingTable = null;
	if (channelMappingFamily) channelMappingTable = bytes.subarray(19, 21 + outputChannelCount);
	return {
		outputChannelCount,
		preSkip,
		inputSampleRate,
		outputGain,
		channelMappingFamily,
		channelMappingTable
	};
};
const OPUS_FRAME_DURATION_TABLE = [
	480,
	960,
	1920,
	2880,
	480,
	960,
	1920,
	2880,
	480,
	960,
	1920,
	2880,
	480,
	960,
	480,
	960,
	120,
	240,
	480,
	960,
	120,
	240,
	480,
	960,
	120,
	240,
	480,
	960,
	120,
	240,
	480,
	960
];
const parseOpusTocByte = (packet) => {
	const config = packet[0] >> 3;
	const code = packet[0] & 3;
	let frameCount;
	if (code === 0) frameCount = 1;
	else if (code === 1 || code === 2) frameCount = 2;
	else frameCount = packet[1] & 63;
	return { durationInSamples: OPUS_FRAME_DURATION_TABLE[config] * frameCount };
};
const parseModesFromVorbisSetupPacket = (setupHeader) => {
	if (setupHeader.length < 7) throw new Error("Setup header is too short.");
	if (setupHeader[0] !== 5) throw new Error("Wrong packet type in Setup header.");
	if (String.fromCharCode(...setupHeader.slice(1, 7)) !== "vorbis") throw new Error("Invalid packet signature in Setup header.");
	const bufSize = setupHeader.length;
	const revBuffer = new Uint8Array(bufSize);
	for (let i = 0; i < bufSize; i++) revBuffer[i] = setupHeader[bufSize - 1 - i];
	const bitstream = new Bitstream(revBuffer);
	let gotFramingBit = 0;
	while (bitstream.getBitsLeft() > 97) if (bitstream.readBits(1) === 1) {
		gotFramingBit = bitstream.pos;
		break;
	}
	if (gotFramingBit === 0) throw new Error("Invalid Setup header: framing bit not found.");
	let modeCount = 0;
	let gotModeHeader = false;
	let lastModeCount = 0;
	while (bitstream.getBitsLeft() >= 97) {
		const tempPos = bitstream.pos;
		const a = bitstream.readBits(8);
		const b = bitstream.readBits(16);
		const c = bitstream.readBits(16);
		if (a > 63 || b !== 0 || c !== 0) {
			bitstream.pos = tempPos;
			break;
		}
		bitstream.skipBits(1);
		modeCount++;
		if (modeCount > 64) break;
		if (bitstream.clone().readBits(6) + 1 === modeCount) {
			gotModeHeader = true;
			lastModeCount = modeCount;
		}
	}
	if (!gotModeHeader) throw new Error("Invalid Setup header: mode header not found.");
	if (lastModeCount > 63) throw new Error(`Unsupported mode count: ${lastModeCount}.`);
	const finalModeCount = lastModeCount;
	bitstream.pos = 0;
	bitstream.skipBits(gotFramingBit);
	const modeBlockflags = Array(finalModeCount).fill(0);
	for (let i = finalModeCount - 1; i >= 0; i--) {
		bitstream.skipBits(40);
		modeBlockflags[i] = bitstream.readBits(1);
	}
	return { modeBlockflags };
};
/** Determines a packet's type (key or delta) by digging into the packet bitstream. */
const determineVideoPacketType = (codec, decoderConfig, packetData) => {
	switch (codec) {
		case "avc":
			for (const loc of iterateAvcNalUnits(packetData, decoderConfig)) {
				const nalTypeByte = packetData[loc.offset];
				const type = extractNalUnitTypeForAvc(nalTypeByte);
				if (type >= AvcNalUnitType.NON_IDR_SLICE && type <= AvcNalUnitType.SLICE_DPC) return "delta";
				if (type === AvcNalUnitType.IDR) return "key";
				if (type === AvcNalUnitType.SEI && !isChromium()) {
					const nalUnit = packetData.subarray(loc.offset, loc.offset + loc.length);
					const bytes = removeEmulationPreventionBytes(nalUnit);
					let pos = 1;
					do {
						let payloadType = 0;
						while (true) {
							const nextByte = bytes[pos++];
							if (nextByte === void 0) break;
							payloadType += nextByte;
							if (nextByte < 255) break;
						}
						let payloadSize = 0;
						while (true) {
							const nextByte = bytes[pos++];
							if (nextByte === void 0) break;
							payloadSize += nextByte;
							if (nextByte < 255) break;
						}
						if (payloadType === 6) {
							const bitstream = new Bitstream(bytes);
							bitstream.pos = 8 * pos;
							const recoveryFrameCount = readExpGolomb(bitstream);
							const exactMatchFlag = bitstream.readBits(1);
							if (recoveryFrameCount === 0 && exactMatchFlag === 1) return "key";
						}
						pos += payloadSize;
					} while (pos < bytes.length - 1);
				}
			}
			return "delta";
		case "hevc":
			for (const loc of iterateHevcNalUnits(packetData, decoderConfig)) {
				const type = extractNalUnitTypeForHevc(packetData[loc.offset]);
				if (type < HevcNalUnitType.BLA_W_LP) return "delta";
				if (type <= HevcNalUnitType.RSV_IRAP_VCL23) return "key";
			}
			return "delta";
		case "vp8": return (packetData[0] & 1) === 0 ? "key" : "delta";
		case "vp9": {
			const bitstream = new Bitstream(packetData);
			if (bitstream.readBits(2) !== 2) return null;
			const profileLowBit = bitstream.readBits(1);
			if ((bitstream.readBits(1) << 1) + profileLowBit === 3) bitstream.skipBits(1);
			if (bitstream.readBits(1)) return null;
			return bitstream.readBits(1) === 0 ? "key" : "delta";
		}
		case "av1": {
			let reducedStillPictureHeader = false;
			for (const { type, data } of iterateAv1PacketObus(packetData)) if (type === 1) {
				const bitstream = new Bitstream(data);
				bitstream.skipBits(4);
				reducedStillPictureHeader = !!bitstream.readBits(1);
			} else if (type === 3 || type === 6 || type === 7) {
				if (reducedStillPictureHeader) return "key";
				const bitstream = new Bitstream(data);
				if (bitstream.readBits(1)) return null;
				return bitstream.readBits(2) === 0 ? "key" : "delta";
			}
			return null;
		}
		case "prores": return "key";
		default:
			assertNever(codec);
			assert(false);
	}
};
var FlacBlockType;
(function(FlacBlockType) {
	FlacBlockType[FlacBlockType["STREAMINFO"] = 0] = "STREAMINFO";
	FlacBlockType[FlacBlockType["VORBIS_COMMENT"] = 4] = "VORBIS_COMMENT";
	FlacBlockType[FlacBlockType["PICTURE"] = 6] = "PICTURE";
})(FlacBlockType || (FlacBlockType = {}));
const readVorbisComments = (bytes, metadataTags) => {
	const commentView = toDataView(bytes);
	let commentPos = 0;
	const vendorStringLength = commentView.getUint32(commentPos, true);
	commentPos += 4;
	const vendorString = textDecoder.decode(bytes.subarray(commentPos, commentPos + vendorStringLength));
	commentPos += vendorStringLength;
	if (vendorStringLength > 0) {
		metadataTags.raw ??= {};
		metadataTags.raw["vendor"] ??= vendorString;
	}
	const listLength = commentView.getUint32(commentPos, true);
	commentPos += 4;
	for (let i = 0; i < listLength; i++) {
		const stringLength = commentView.getUint32(commentPos, true);
		commentPos += 4;
		const string = textDecoder.decode(bytes.subarray(commentPos, commentPos + stringLength));
		commentPos += stringLength;
		const separatorIndex = string.indexOf("=");
		if (separatorIndex === -1) continue;
		const key = string.slice(0, separatorIndex).toUpperCase();
		const value = string.slice(separatorIndex + 1);
		metadataTags.raw ??= {};
		if (Array.isArray(metadataTags.raw[key])) metadataTags.raw[key] = [...metadataTags.raw[key], value];
		else if (typeof metadataTags.raw[key] === "string") metadataTags.raw[key] = [metadataTags.raw[key], value];
		else metadataTags.raw[key] ??= value;
		switch (key) {
			case "TITLE":
				metadataTags.title ??= value;
				break;
			case "DESCRIPTION":
				metadataTags.description ??= value;
				break;
			case "ARTIST":
				metadataTags.artist ??= value;
				break;
			case "ALBUM":
				metadataTags.album ??= value;
				break;
			case "ALBUMARTIST":
				metadataTags.albumArtist ??= value;
				break;
			case "COMMENT":
				metadataTags.comment ??= value;
				break;
			case "LYRICS":
				metadataTags.lyrics ??= value;
				break;
			case "TRACKNUMBER":
				{
					const parts = value.split("/");
					const trackNum = Number.parseInt(parts[0], 10);
					const tracksTotal = parts[1] && Number.parseInt(parts[1], 10);
					if (Number.isInteger(trackNum) && trackNum > 0) metadataTags.trackNumber ??= trackNum;
					if (tracksTotal && Number.isInteger(tracksTotal) && tracksTotal > 0) metadataTags.tracksTotal ??= tracksTotal;
				}
				break;
			case "TRACKTOTAL":
				{
					const tracksTotal = Number.parseInt(value, 10);
					if (Number.isInteger(tracksTotal) && tracksTotal > 0) metadataTags.tracksTotal ??= tracksTotal;
				}
				break;
			case "DISCNUMBER":
				{
					const parts = value.split("/");
					const discNum = Number.parseInt(parts[0], 10);
					const discsTotal = parts[1] && Number.parseInt(parts[1], 10);
					if (Number.isInteger(discNum) && discNum > 0) metadataTags.discNumber ??= discNum;
					if (discsTotal && Number.isInteger(discsTotal) && discsTotal > 0) metadataTags.discsTotal ??= discsTotal;
				}
				break;
			case "DISCTOTAL":
				{
					const discsTotal = Number.parseInt(value, 10);
					if (Number.isInteger(discsTotal) && discsTotal > 0) metadataTags.discsTotal ??= discsTotal;
				}
				break;
			case "DATE":
				{
					const date = new Date(value);
					if (!Number.isNaN(date.getTime())) metadataTags.date ??= date;
				}
				break;
			case "BPM":
				{
					const bpm = Number.parseInt(value, 10);
					if (Number.isInteger(bpm) && bpm > 0) metadataTags.beatsPerMinute ??= bpm;
				}
				break;
			case "GENRE":
				metadataTags.genre ??= value;
				break;
			case "METADATA_BLOCK_PICTURE": {
				const decoded = base64ToBytes(value);
				const view = toDataView(decoded);
				const pictureType = view.getUint32(0, false);
				const mediaTypeLength = view.getUint32(4, false);
				const mediaType = String.fromCharCode(...decoded.subarray(8, 8 + mediaTypeLength));
				const descriptionLength = view.getUint32(8 + mediaTypeLength, false);
				const description = textDecoder.decode(decoded.subarray(12 + mediaTypeLength, 12 + mediaTypeLength + descriptionLength));
				const dataLength = view.getUint32(mediaTypeLength + descriptionLength + 28);
				const data = decoded.subarray(mediaTypeLength + descriptionLength + 32, mediaTypeLength + descriptionLength + 32 + dataLength);
				metadataTags.images ??= [];
				metadataTags.images.push({
					data,
					mimeType: mediaType,
					kind: pictureType === 3 ? "coverFront" : pictureType === 4 ? "coverBack" : "unknown",
					name: void 0,
					description: description || void 0
				});
			}
		}
	}
};
const createVorbisComments = (headerBytes, tags, writeImages) => {
	const commentHeaderParts = [headerBytes];
	const encodedVendorString = textEncoder.encode(VERSIONED_NAME);
	let currentBuffer = new Uint8Array(4 + encodedVendorString.length);
	let currentView = new DataView(currentBuffer.buffer);
	currentView.setUint32(0, encodedVendorString.length, true);
	currentBuffer.set(encodedVendorString, 4);
	commentHeaderParts.push(currentBuffer);
	const writtenTags = [];
	const addCommentTag = (key, value) => {
		const joined = `${key}=${value}`;
		const encoded = textEncoder.encode(joined);
		currentBuffer = new Uint8Array(4 + encoded.length);
		currentView = new DataView(currentBuffer.buffer);
		currentView.setUint32(0, encoded.length, true);
		currentBuffer.set(encoded, 4);
		commentHeaderParts.push(currentBuffer);
		writtenTags.push(key);
	};
	for (const { key, value } of keyValueIterator(tags)) switch (key) {
		case "title":
			addCommentTag("TITLE", value);
			break;
		case "description":
			addCommentTag("DESCRIPTION", value);
			break;
		case "artist":
			addCommentTag("ARTIST", value);
			break;
		case "album":
			addCommentTag("ALBUM", value);
			break;
		case "albumArtist":
			addCommentTag("ALBUMARTIST", value);
			break;
		case "genre":
			addCommentTag("GENRE", value);
			break;
		case "date":
			addCommentTag("DATE", value.toISOString().slice(0, 10));
			break;
		case "comment":
			addCommentTag("COMMENT", value);
			break;
		case "lyrics":
			addCommentTag("LYRICS", value);
			break;
		case "trackNumber":
			addCommentTag("TRACKNUMBER", value.toString());
			break;
		case "tracksTotal":
			addCommentTag("TRACKTOTAL", value.toString());
			break;
		case "discNumber":
			addCommentTag("DISCNUMBER", value.toString());
			break;
		case "discsTotal":
			addCommentTag("DISCTOTAL", value.toString());
			break;
		case "beatsPerMinute":
			addCommentTag("BPM", value.toString());
			break;
		case "images":
			if (!writeImages) break;
			for (const image of value) {
				const pictureType = image.kind === "coverFront" ? 3 : image.kind === "coverBack" ? 4 : 0;
				const encodedMediaType = new Uint8Array(image.mimeType.length);
				for (let i = 0; i < image.mimeType.length; i++) encodedMediaType[i] = image.mimeType.charCodeAt(i);
				const encodedDescription = textEncoder.encode(image.description ?? "");
				const buffer = new Uint8Array(8 + encodedMediaType.length + 4 + encodedDescription.length + 16 + 4 + image.data.length);
				const view = toDataView(buffer);
				view.setUint32(0, pictureType, false);
				view.setUint32(4, encodedMediaType.length, false);
				buffer.set(encodedMediaType, 8);
				view.setUint32(8 + encodedMediaType.length, encodedDescription.length, false);
				buffer.set(encodedDescription, 12 + encodedMediaType.length);
				view.setUint32(28 + encodedMediaType.length + encodedDescription.length, image.data.length, false);
				buffer.set(image.data, 32 + encodedMediaType.length + encodedDescription.length);
				addCommentTag("METADATA_BLOCK_PICTURE", bytesToBase64(buffer));
			}
			break;
		case "raw": break;
		default: assertNever(key);
	}
	if (tags.raw) for (const key in tags.raw) {
		const value = tags.raw[key] ?? tags.raw[key.toLowerCase()];
		if (key === "vendor" || value == null || writtenTags.includes(key)) continue;
		if (typeof value === "string") addCommentTag(key, value);
		else if (Array.isArray(value)) {
			if (value.every((x) => typeof x === "string")) for (const elem of value) addCommentTag(key, elem);
		}
	}
	const listLengthBuffer = /* @__PURE__ */ new Uint8Array(4);
	toDataView(listLengthBuffer).setUint32(0, writtenTags.length, true);
	commentHeaderParts.splice(2, 0, listLengthBuffer);
	const commentHeaderLength = commentHeaderParts.reduce((a, b) => a + b.length, 0);
	const commentHeader = new Uint8Array(commentHeaderLength);
	let pos = 0;
	for (const part of commentHeaderParts) {
		commentHeader.set(part, pos);
		pos += part.length;
	}
	return commentHeader;
};
/**
* Channel counts indexed by acmod (Table 4.3).
* Does NOT include LFE - add lfeon to get total channel count.
*/
const AC3_ACMOD_CHANNEL_COUNTS = [
	2,
	1,
	2,
	3,
	3,
	4,
	4,
	5
];
/**
* Parse an AC-3 syncframe to extract BSI (Bit Stream Information) fields.
* Section 4.3
*/
const parseAc3SyncFrame = (data) => {
	if (data.length < 7) return null;
	if (data[0] !== 11 || data[1] !== 119) return null;
	const bitstream = new Bitstream(data);
	bitstream.skipBits(16);
	bitstream.skipBits(16);
	const fscod = bitstream.readBits(2);
	if (fscod === 3) return null;
	const frmsizecod = bitstream.readBits(6);
	const bsid = bitstream.readBits(5);
	if (bsid > 8) return null;
	const bsmod = bitstream.readBits(3);
	const acmod = bitstream.readBits(3);
	if ((acmod & 1) !== 0 && acmod !== 1) bitstream.skipBits(2);
	if ((acmod & 4) !== 0) bitstream.skipBits(2);
	if (acmod === 2) bitstream.skipBits(2);
	return {
		fscod,
		bsid,
		bsmod,
		acmod,
		lfeon: bitstream.readBits(1),
		bitRateCode: Math.floor(frmsizecod / 2)
	};
};
new Uint8Array([
	5,
	4,
	65,
	67,
	45,
	51
]);
new Uint8Array([
	5,
	4,
	69,
	65,
	67,
	51
]);
/** Number of audio blocks per syncframe, indexed by numblkscod */
const EAC3_NUMBLKS_TABLE = [
	1,
	2,
	3,
	6
];
/**
* Parse an E-AC-3 syncframe to extract BSI fields.
* Section E.1.2
*/
const parseEac3SyncFrame = (data) => {
	if (data.length < 6) return null;
	if (data[0] !== 11 || data[1] !== 119) return null;
	const bitstream = new Bitstream(data);
	bitstream.skipBits(16);
	const strmtyp = bitstream.readBits(2);
	bitstream.skipBits(3);
	if (strmtyp !== 0 && strmtyp !== 2) return null;
	const frmsiz = bitstream.readBits(11);
	const fscod = bitstream.readBits(2);
	let fscod2 = 0;
	let numblkscod;
	if (fscod === 3) {
		fscod2 = bitstream.readBits(2);
		numblkscod = 3;
	} else numblkscod = bitstream.readBits(2);
	const acmod = bitstream.readBits(3);
	const lfeon = bitstream.readBits(1);
	const bsid = bitstream.readBits(5);
	if (bsid < 11 || bsid > 16) return null;
	const numblks = EAC3_NUMBLKS_TABLE[numblkscod];
	let fs;
	if (fscod < 3) fs = AC3_SAMPLE_RATES[fscod] / 1e3;
	else fs = EAC3_REDUCED_SAMPLE_RATES[fscod2] / 1e3;
	return {
		dataRate: Math.round((frmsiz + 1) * fs / (numblks * 16)),
		substreams: [{
			fscod,
			fscod2,
			bsid,
			bsmod: 0,
			acmod,
			lfeon,
			numDepSub: 0,
			chanLoc: 0
		}]
	};
};
/**
* Parse a dec3 box to extract E-AC-3 parameters.
* Section F.6
*/
const parseEac3Config = (data) => {
	if (data.length < 2) return null;
	const bitstream = new Bitstream(data);
	const dataRate = bitstream.readBits(13);
	const numIndSub = bitstream.readBits(3);
	const substreams = [];
	for (let i = 0; i <= numIndSub; i++) {
		if (Math.ceil(bitstream.pos / 8) + 3 > data.length) break;
		const fscod = bitstream.readBits(2);
		const bsid = bitstream.readBits(5);
		bitstream.skipBits(1);
		bitstream.skipBits(1);
		const bsmod = bitstream.readBits(3);
		const acmod = bitstream.readBits(3);
		const lfeon = bitstream.readBits(1);
		bitstream.skipBits(3);
		const numDepSub = bitstream.readBits(4);
		let chanLoc = 0;
		if (numDepSub > 0) chanLoc = bitstream.readBits(9);
		else bitstream.skipBits(1);
		substreams.push({
			fscod,
			fscod2: null,
			bsid,
			bsmod,
			acmod,
			lfeon,
			numDepSub,
			chanLoc
		});
	}
	if (substreams.length === 0) return null;
	return {
		dataRate,
		substreams
	};
};
/**
* Get sample rate from E-AC-3 config.
* See ATSC A/52:2018 for handling fscod2.
*/
const getEac3SampleRate = (config) => {
	const sub = config.substreams[0];
	assert(sub);
	if (sub.fscod < 3) return AC3_SAMPLE_RATES[sub.fscod];
	else if (sub.fscod2 !== null && sub.fscod2 < 3) return EAC3_REDUCED_SAMPLE_RATES[sub.fscod2];
	return null;
};
/**
* Get channel count from E-AC-3 config (first independent substream only).
*/
const getEac3ChannelCount = (config) => {
	const sub = config.substreams[0];
	assert(sub);
	let channels = AC3_ACMOD_CHANNEL_COUNTS[sub.acmod] + sub.lfeon;
	if (sub.numDepSub > 0) {
		const CHAN_LOC_COUNTS = [
			2,
			2,
			1,
			1,
			2,
			2,
			2,
			1,
			1
		];
		for (let bit = 0; bit < 9; bit++) if (sub.chanLoc & 1 << 8 - bit) channels += CHAN_LOC_COUNTS[bit];
	}
	return channels;
};
/** Number of PCM blocks that a core frame's length must be a multiple of. */
const DTS_SUBBAND_SAMPLES = 8;
/** Core sample rates indexed by SFREQ. Zeroes mark invalid codes. Table 5-4 */
const DTS_CORE_SAMPLE_RATES = [
	0,
	8e3,
	16e3,
	32e3,
	0,
	0,
	11025,
	22050,
	44100,
	0,
	0,
	12e3,
	24e3,
	48e3,
	96e3,
	192e3
];
/**
* Core bit rates in bps indexed by RATE, where a zero means the code isn't a constant rate. Table 5-7
*
* Note that FFmpeg's ff_dca_bit_rates has 896000 where the spec has 960, and defines rates for codes 25 to 28
* which this revision of the spec calls invalid. We keep the latter, since they cost nothing and some content
* predating the spec revision uses them.
*/
const DTS_CORE_BIT_RATES = [
	32e3,
	56e3,
	64e3,
	96e3,
	112e3,
	128e3,
	192e3,
	224e3,
	256e3,
	32e4,
	384e3,
	448e3,
	512e3,
	576e3,
	64e4,
	768e3,
	96e4,
	1024e3,
	1152e3,
	128e4,
	1344e3,
	1408e3,
	1411200,
	1472e3,
	1536e3,
	192e4,
	2048e3,
	3072e3,
	384e4,
	0,
	0,
	0
];
/** Source PCM resolutions in bits indexed by PCMR. Zeroes mark invalid codes. */
const DTS_PCM_RESOLUTIONS = [
	16,
	16,
	20,
	20,
	0,
	24,
	24,
	0
];
/** Channel counts indexed by AMODE, not counting LFE. */
const DTS_AMODE_CHANNEL_COUNTS = [
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	6,
	6,
	6,
	7,
	8,
	8
];
/**
* Speaker layout masks indexed by AMODE, expressed with the same bits as `ChannelLayout` in the DTSSpecificBox
* and `nuSpkrActivityMask` in an extension substream asset descriptor.
*/
const DTS_AMODE_CHANNEL_LAYOUTS = [
	1,
	2,
	2,
	2,
	2,
	3,
	18,
	19,
	6,
	7,
	518,
	323,
	83,
	519,
	582,
	535
];
/** The LFE1 speaker bit in a channel layout mask. */
const DTS_CHANNEL_LAYOUT_LFE1 = 8;
/** The channel layout bits that stand for a pair of speakers rather than a single one. */
const DTS_CHANNEL_LAYOUT_PAIR_MASK = 44646;
/** Reference clock rates indexed by nuRefClockCode. The last code is unused. Table 7-3 */
const DTS_EXSS_REF_CLOCKS = [
	32e3,
	44100,
	48e3,
	0
];
/** Sample rates used by extension substream assets, indexed by nuMaxSampleRate. */
const DTS_EXSS_SAMPLE_RATES = [
	8e3,
	16e3,
	32e3,
	64e3,
	128e3,
	22050,
	44100,
	88200,
	176400,
	352800,
	12e3,
	24e3,
	48e3,
	96e3,
	192e3,
	384e3
];
/** Frame durations that the DTSSpecificBox can express, indexed by FrameDuration. */
const DTS_SPECIFIC_BOX_FRAME_DURATIONS = [
	512,
	1024,
	2048,
	4096
];
/**
* Parse one complete DTS frame, being a core substream frame followed by any number of extension substreams,
* or an extension substream on its own. Section 5 and Section 7.4.1
*/
const parseDtsFrame = (data) => {
	const core = parseDtsCoreFrameHeader(data);
	const view = toDataView(data);
	let offset = core ? Math.ceil(core.frameSize / 4) * 4 : 0;
	let firstExss = null;
	while (offset + 4 <= data.length && view.getUint32(offset) === 1683496997) {
		const exss = parseDtsExssHeader(data.subarray(offset));
		if (!exss) break;
		firstExss ??= exss;
		offset += exss.frameSize;
	}
	if (core) return {
		frameSize: firstExss ? offset : core.frameSize,
		sampleRate: core.sampleRate,
		numberOfChannels: core.numberOfChannels,
		sampleCount: core.sampleCount,
		channelLayout: core.channelLayout,
		pcmResolution: core.pcmResolution,
		bitRate: core.bitRate,
		core,
		hasExtensions: firstExss !== null
	};
	if (!firstExss?.asset) return null;
	const { asset } = firstExss;
	return {
		frameSize: offset,
		sampleRate: asset.sampleRate,
		numberOfChannels: asset.numberOfChannels,
		sampleCount: asset.sampleCount,
		channelLayout: asset.channelLayout,
		pcmResolution: asset.pcmResolution,
		bitRate: 0,
		core: null,
		hasExtensions: true
	};
};
/**
* Works out which four-character code describes a packet, or null when the packet doesn't say. Telling 'dtsl'
* from 'dtse' would mean working out whether the asset holds XLL or LBR data, which sits behind the speaker
* remapping and mixing metadata deep in the asset descriptor, so we don't do it.
*/
const extractDtsFourCcFromPacket = (data) => {
	const frameInfo = parseDtsFrame(data);
	if (!frameInfo?.core) return null;
	return frameInfo.hasExtensions ? "dtsh" : "dtsc";
};
/** Parse the header of a core substream frame. Section 5.3 */
const parseDtsCoreFrameHeader = (data) => {
	if (data.length < 18) return null;
	if (data[0] !== 127 || data[1] !== 254 || data[2] !== 128 || data[3] !== 1) return null;
	const bitstream = new Bitstream(data);
	bitstream.skipBits(32);
	bitstream.skipBits(1);
	if (bitstream.readBits(5) !== 31) return null;
	const cpf = bitstream.readBits(1);
	const npcmblocks = bitstream.readBits(7) + 1;
	if (npcmblocks % DTS_SUBBAND_SAMPLES !== 0) return null;
	const frameSize = bitstream.readBits(14) + 1;
	if (frameSize < 96) return null;
	const amode = bitstream.readBits(6);
	if (amode >= DTS_AMODE_CHANNEL_COUNTS.length) return null;
	const sampleRate = DTS_CORE_SAMPLE_RATES[bitstream.readBits(4)];
	if (sampleRate === 0) return null;
	const bitRate = DTS_CORE_BIT_RATES[bitstream.readBits(5)];
	if (bitstream.readBits(1) !== 0) return null;
	bitstream.skipBits(4);
	bitstream.skipBits(5);
	const lff = bitstream.readBits(2);
	if (lff === 3) return null;
	bitstream.skipBits(1);
	if (cpf) bitstream.skipBits(16);
	bitstream.skipBits(7);
	const pcmResolution = DTS_PCM_RESOLUTIONS[bitstream.readBits(3)];
	if (pcmResolution === 0) return null;
	const lfePresent = lff !== 0;
	return {
		frameSize,
		sampleRate,
		numberOfChannels: DTS_AMODE_CHANNEL_COUNTS[amode] + (lfePresent ? 1 : 0),
		sampleCount: npcmblocks * 32,
		channelLayout: DTS_AMODE_CHANNEL_LAYOUTS[amode] | (lfePresent ? DTS_CHANNEL_LAYOUT_LFE1 : 0),
		amode,
		lfePresent,
		bitRate,
		pcmResolution
	};
};
/** Parse the header of an extension substream, along with its first audio asset descriptor. Section 7.4.1 */
const parseDtsExssHeader = (data) => {
	if (data.length < 10) return null;
	if (data[0] !== 100 || data[1] !== 88 || data[2] !== 32 || data[3] !== 37) return null;
	const bitstream = new Bitstream(data);
	bitstream.skipBits(32);
	bitstream.skipBits(8);
	const extSsIndex = bitstream.readBits(2);
	const wideHeader = bitstream.readBits(1);
	const headerSizeBits = 8 + 4 * wideHeader;
	const frameSizeBits = 16 + 4 * wideHeader;
	bitstream.skipBits(headerSizeBits);
	const frameSize = bitstream.readBits(frameSizeBits) + 1;
	const incomplete = {
		frameSize,
		asset: null
	};
	if (!bitstream.readBits(1)) return incomplete;
	const refClock = DTS_EXSS_REF_CLOCKS[bitstream.readBits(2)];
	const frameDurationCycles = 512 * (bitstream.readBits(3) + 1);
	if (bitstream.readBits(1)) bitstream.skipBits(36);
	const numAudioPresentations = bitstream.readBits(3) + 1;
	const numAssets = bitstream.readBits(3) + 1;
	const activeExssMasks = [];
	for (let i = 0; i < numAudioPresentations; i++) activeExssMasks.push(bitstream.readBits(extSsIndex + 1));
	for (const mask of activeExssMasks) bitstream.skipBits(8 * popcount(mask));
	if (bitstream.readBits(1)) {
		bitstream.skipBits(2);
		const spkrMaskBits = bitstream.readBits(2) + 1 << 2;
		const numMixOutConfigs = bitstream.readBits(2) + 1;
		bitstream.skipBits(numMixOutConfigs * spkrMaskBits);
	}
	for (let i = 0; i < numAssets; i++) bitstream.skipBits(frameSizeBits);
	bitstream.skipBits(9);
	bitstream.skipBits(3);
	if (bitstream.readBits(1)) bitstream.skipBits(4);
	if (bitstream.readBits(1)) bitstream.skipBits(24);
	if (bitstream.readBits(1)) bitstream.skipBits(8 * (bitstream.readBits(10) + 1));
	const pcmResolution = bitstream.readBits(5) + 1;
	const sampleRate = DTS_EXSS_SAMPLE_RATES[bitstream.readBits(4)];
	const numberOfChannels = bitstream.readBits(8) + 1;
	let channelLayout = 0;
	if (bitstream.readBits(1)) {
		if (numberOfChannels > 2) bitstream.skipBits(1);
		if (numberOfChannels > 6) bitstream.skipBits(1);
		if (bitstream.readBits(1)) {
			const spkrMaskBits = bitstream.readBits(2) + 1 << 2;
			channelLayout = bitstream.readBits(spkrMaskBits);
		}
	}
	if (refClock === 0 || bitstream.getBitsLeft() < 0) return incomplete;
	return {
		frameSize,
		asset: {
			sampleRate,
			numberOfChannels,
			sampleCount: Math.round(frameDurationCycles * sampleRate / refClock),
			channelLayout,
			pcmResolution
		}
	};
};
/** Parse a DTSSpecificBox (ddts). */
const parseDtsSpecificBox = (data) => {
	if (data.length < 20) return null;
	const view = toDataView(data);
	const sampleRate = view.getUint32(0);
	if (sampleRate === 0) return null;
	const bitstream = new Bitstream(data);
	bitstream.seekToByte(13);
	const frameDuration = bitstream.readBits(2);
	bitstream.skipBits(5);
	const coreLfePresent = bitstream.readBits(1);
	const coreLayout = bitstream.readBits(6);
	bitstream.skipBits(14);
	bitstream.skipBits(1);
	bitstream.skipBits(3);
	const channelLayout = bitstream.readBits(16);
	let numberOfChannels = null;
	if (channelLayout !== 0) numberOfChannels = getDtsChannelCount(channelLayout);
	else if (coreLayout < DTS_AMODE_CHANNEL_COUNTS.length) numberOfChannels = DTS_AMODE_CHANNEL_COUNTS[coreLayout] + coreLfePresent;
	return {
		sampleRate,
		maxBitrate: view.getUint32(4),
		avgBitrate: view.getUint32(8),
		pcmSampleDepth: data[12],
		sampleCount: DTS_SPECIFIC_BOX_FRAME_DURATIONS[frameDuration],
		channelLayout,
		numberOfChannels
	};
};
/** Build the payload of a DTSSpecificBox (ddts) from a frame of the stream it describes. */
const buildDtsSpecificBox = (frameInfo) => {
	const bytes = /* @__PURE__ */ new Uint8Array(20);
	const view = toDataView(bytes);
	view.setUint32(0, frameInfo.sampleRate);
	view.setUint32(4, frameInfo.bitRate);
	view.setUint32(8, frameInfo.bitRate);
	bytes[12] = frameInfo.pcmResolution;
	const streamConstruction = frameInfo.core && !frameInfo.hasExtensions ? 1 : 0;
	const bitstream = new Bitstream(bytes);
	bitstream.seekToByte(13);
	bitstream.writeBits(2, Math.max(DTS_SPECIFIC_BOX_FRAME_DURATIONS.indexOf(frameInfo.sampleCount), 0));
	bitstream.writeBits(5, streamConstruction);
	bitstream.writeBits(1, frameInfo.core?.lfePresent ? 1 : 0);
	bitstream.writeBits(6, frameInfo.core?.amode ?? 0);
	bitstream.writeBits(14, frameInfo.core ? frameInfo.core.frameSize - 1 : 0);
	bitstream.writeBits(1, 0);
	bitstream.writeBits(3, 0);
	bitstream.writeBits(16, frameInfo.channelLayout);
	bitstream.writeBits(1, 0);
	bitstream.writeBits(1, 0);
	bitstream.writeBits(1, 0);
	bitstream.writeBits(5, 0);
	return bytes;
};
/** Count the channels in a DTS speaker layout mask, where some bits stand for a pair of speakers. */
const getDtsChannelCount = (channelLayout) => {
	return popcount(channelLayout) + popcount(channelLayout & DTS_CHANNEL_LAYOUT_PAIR_MASK);
};
// ../node_modules/mediabunny/dist/modules/src/codec.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* List of known video codecs, ordered by encoding preference.
* @group Codecs
* @public
*/
const VIDEO_CODECS = [
	"avc",
	"hevc",
	"vp9",
	"av1",
	"vp8",
	"prores"
];
/**
* List of known PCM (uncompressed) audio codecs, ordered by encoding preference.
* @group Codecs
* @public
*/
const PCM_AUDIO_CODECS = [
	"pcm-s16",
	"pcm-s16be",
	"pcm-s24",
	"pcm-s24be",
	"pcm-s32",
	"pcm-s32be",
	"pcm-f32",
	"pcm-f32be",
	"pcm-f64",
	"pcm-f64be",
	"pcm-u8",
	"pcm-s8",
	"ulaw",
	"alaw"
];
/**
* List of known compressed audio codecs, ordered by encoding preference.
* @group Codecs
* @public
*/
const NON_PCM_AUDIO_CODECS = [
	"aac",
	"opus",
	"mp3",
	"vorbis",
	"flac",
	"ac3",
	"eac3",
	"dts"
];
/**
* List of known audio codecs, ordered by encoding preference.
* @group Codecs
* @public
*/
const AUDIO_CODECS = [...NON_PCM_AUDIO_CODECS, ...PCM_AUDIO_CODECS];
/**
* List of known subtitle codecs, ordered by encoding preference.
* @group Codecs
* @public
*/
const SUBTITLE_CODECS = ["webvtt"];
const AVC_LEVEL_TABLE = [
	{
		maxMacroblocks: 99,
		maxBitrate: 64e3,
		maxDpbMbs: 396,
		level: 10
	},
	{
		maxMacroblocks: 396,
		maxBitrate: 192e3,
		maxDpbMbs: 900,
		level: 11
	},
	{
		maxMacroblocks: 396,
		maxBitrate: 384e3,
		maxDpbMbs: 2376,
		level: 12
	},
	{
		maxMacroblocks: 396,
		maxBitrate: 768e3,
		maxDpbMbs: 2376,
		level: 13
	},
	{
		maxMacroblocks: 396,
		maxBitrate: 2e6,
		maxDpbMbs: 2376,
		level: 20
	},
	{
		maxMacroblocks: 792,
		maxBitrate: 4e6,
		maxDpbMbs: 4752,
		level: 21
	},
	{
		maxMacroblocks: 1620,
		maxBitrate: 4e6,
		maxDpbMbs: 8100,
		level: 22
	},
	{
		maxMacroblocks: 1620,
		maxBitrate: 1e7,
		maxDpbMbs: 8100,
		level: 30
	},
	{
		maxMacroblocks: 3600,
		maxBitrate: 14e6,
		maxDpbMbs: 18e3,
		level: 31
	},
	{
		maxMacroblocks: 5120,
		maxBitrate: 2e7,
		maxDpbMbs: 20480,
		level: 32
	},
	{
		maxMacroblocks: 8192,
		maxBitrate: 2e7,
		maxDpbMbs: 32768,
		level: 40
	},
	{
		maxMacroblocks: 8192,
		maxBitrate: 5e7,
		maxDpbMbs: 32768,
		level: 41
	},
	{
		maxMacroblocks: 8704,
		maxBitrate: 5e7,
		maxDpbMbs: 34816,
		level: 42
	},
	{
		maxMacroblocks: 22080,
		maxBitrate: 135e6,
		maxDpbMbs: 110400,
		level: 50
	},
	{
		maxMacroblocks: 36864,
		maxBitrate: 24e7,
		maxDpbMbs: 184320,
		level: 51
	},
	{
		maxMacroblocks: 36864,
		maxBitrate: 24e7,
		maxDpbMbs: 184320,
		level: 52
	},
	{
		maxMacroblocks: 139264,
		maxBitrate: 24e7,
		maxDpbMbs: 696320,
		level: 60
	},
	{
		maxMacroblocks: 139264,
		maxBitrate: 48e7,
		maxDpbMbs: 696320,
		level: 61
	},
	{
		maxMacroblocks: 139264,
		maxBitrate: 8e8,
		maxDpbMbs: 696320,
		level: 62
	}
];
const VP9_LEVEL_TABLE = [
	{
		maxPictureSize: 36864,
		maxBitrate: 2e5,
		level: 10
	},
	{
		maxPictureSize: 73728,
		maxBitrate: 8e5,
		level: 11
	},
	{
		maxPictureSize: 122880,
		maxBitrate: 18e5,
		level: 20
	},
	{
		maxPictureSize: 245760,
		maxBitrate: 36e5,
		level: 21
	},
	{
		maxPictureSize: 552960,
		maxBitrate: 72e5,
		level: 30
	},
	{
		maxPictureSize: 983040,
		maxBitrate: 12e6,
		level: 31
	},
	{
		maxPictureSize: 2228224,
		maxBitrate: 18e6,
		level: 40
	},
	{
		maxPictureSize: 2228224,
		maxBitrate: 3e7,
		level: 41
	},
	{
		maxPictureSize: 8912896,
		maxBitrate: 6e7,
		level: 50
	},
	{
		maxPictureSize: 8912896,
		maxBitrate: 12e7,
		level: 51
	},
	{
		maxPictureSize: 8912896,
		maxBitrate: 18e7,
		level: 52
	},
	{
		maxPictureSize: 35651584,
		maxBitrate: 18e7,
		level: 60
	},
	{
		maxPictureSize: 35651584,
		maxBitrate: 24e7,
		level: 61
	},
	{
		maxPictureSize: 35651584,
		maxBitrate: 48e7,
		level: 62
	}
];
const VP9_DEFAULT_SUFFIX = ".01.01.01.01.00";
const AV1_DEFAULT_SUFFIX = ".0.110.01.01.01.0";
const PRORES_FOURCCS = [
	"ap4x",
	"ap4h",
	"apch",
	"apcn",
	"apcs",
	"apco"
];
const DTS_FOURCCS = [
	"dtsc",
	"dtsh",
	"dtsl",
	"dtse"
];
const generateVp9CodecConfigurationFromCodecString = (codecString) => {
	const parts = codecString.split(".");
	return [
		1,
		1,
		Number(parts[1]),
		2,
		1,
		Number(parts[2]),
		3,
		1,
		Number(parts[3]),
		4,
		1,
		parts[4] ? Number(parts[4]) : 1
	];
};
const generateAv1CodecConfigurationFromCodecString = (codecString) => {
	const parts = codecString.split(".");
	const firstByte = 129;
	const profile = Number(parts[1]);
	const levelAndTier = parts[2];
	const level = Number(levelAndTier.slice(0, -1));
	const secondByte = (profile << 5) + level;
	const tier = levelAndTier.slice(-1) === "H" ? 1 : 0;
	const bitDepth = Number(parts[3]);
	const highBitDepth = bitDepth === 8 ? 0 : 1;
	const twelveBit = bitDepth === 12 ? 1 : 0;
	const monochrome = parts[4] ? Number(parts[4]) : 0;
	const chromaSubsamplingX = parts[5] ? Number(parts[5][0]) : 1;
	const chromaSubsamplingY = parts[5] ? Number(parts[5][1]) : 1;
	const chromaSamplePosition = parts[5] ? Number(parts[5][2]) : 0;
	return [
		firstByte,
		secondByte,
		(tier << 7) + (highBitDepth << 6) + (twelveBit << 5) + (monochrome << 4) + (chromaSubsamplingX << 3) + (chromaSubsamplingY << 2) + chromaSamplePosition,
		0
	];
};
const extractVideoCodecString = (trackInfo) => {
	const { codec, codecDescription, colorSpace, avcCodecInfo, hevcCodecInfo, vp9CodecInfo, av1CodecInfo, proresFormat } = trackInfo;
	if (codec === "avc") {
		assert(trackInfo.avcType !== null);
		if (avcCodecInfo) {
			const bytes = new Uint8Array([
				avcCodecInfo.avcProfileIndication,
				avcCodecInfo.profileCompatibility,
				avcCodecInfo.avcLevelIndication
			]);
			return `avc${trackInfo.avcType}.${bytesToHexString(bytes)}`;
		}
		if (!codecDescription || codecDescription.byteLength < 4) throw new TypeError("AVC decoder description is not provided or is not at least 4 bytes long.");
		return `avc${trackInfo.avcType}.${bytesToHexString(codecDescription.subarray(1, 4))}`;
	} else if (codec === "hevc") {
		let generalProfileSpace;
		let generalProfileIdc;
		let compatibilityFlags;
		let generalTierFlag;
		let generalLevelIdc;
		let constraintFlags;
		if (hevcCodecInfo) {
			generalProfileSpace = hevcCodecInfo.generalProfileSpace;
			generalProfileIdc = hevcCodecInfo.generalProfileIdc;
			compatibilityFlags = reverseBitsU32(hevcCodecInfo.generalProfileCompatibilityFlags);
			generalTierFlag = hevcCodecInfo.generalTierFlag;
			generalLevelIdc = hevcCodecInfo.generalLevelIdc;
			constraintFlags = [...hevcCodecInfo.generalConstraintIndicatorFlags];
		} else {
			if (!codecDescription || codecDescription.byteLength < 23) throw new TypeError("HEVC decoder description is not provided or is not at least 23 bytes long.");
			const view = toDataView(codecDescription);
			const profileByte = view.getUint8(1);
			generalProfileSpace = profileByte >> 6 & 3;
			generalProfileIdc = profileByte & 31;
			compatibilityFlags = reverseBitsU32(view.getUint32(2));
			generalTierFlag = profileByte >> 5 & 1;
			generalLevelIdc = view.getUint8(12);
			constraintFlags = [];
			for (let i = 0; i < 6; i++) constraintFlags.push(view.getUint8(6 + i));
		}
		let codecString = "hev1.";
		codecString += [
			"",
			"A",
			"B",
			"C"
		][generalProfileSpace] + generalProfileIdc;
		codecString += ".";
		codecString += compatibilityFlags.toString(16).toUpperCase();
		codecString += ".";
		codecString += generalTierFlag === 0 ? "L" : "H";
		codecString += generalLevelIdc;
		while (constraintFlags.length > 0 && constraintFlags[constraintFlags.length - 1] === 0) constraintFlags.pop();
		if (constraintFlags.length > 0) {
			codecString += ".";
			codecString += constraintFlags.map((x) => x.toString(16).toUpperCase()).join(".");
		}
		return codecString;
	} else if (codec === "vp8") return "vp8";
	else if (codec === "vp9") {
		if (!vp9CodecInfo) {
			const pictureSize = trackInfo.width * trackInfo.height;
			let level = last(VP9_LEVEL_TABLE).level;
			for (const entry of VP9_LEVEL_TABLE) if (pictureSize <= entry.maxPictureSize) {
				level = entry.level;
				break;
			}
			return `vp09.00.${level.toString().padStart(2, "0")}.08`;
		}
		const profile = vp9CodecInfo.profile.toString().padStart(2, "0");
		const level = vp9CodecInfo.level.toString().padStart(2, "0");
		const bitDepth = vp9CodecInfo.bitDepth.toString().padStart(2, "0");
		const chromaSubsampling = vp9CodecInfo.chromaSubsampling.toString().padStart(2, "0");
		const colourPrimaries = vp9CodecInfo.colourPrimaries.toString().padStart(2, "0");
		const transferCharacteristics = vp9CodecInfo.transferCharacteristics.toString().padStart(2, "0");
		const matrixCoefficients = vp9CodecInfo.matrixCoefficients.toString().padStart(2, "0");
		const videoFullRangeFlag = vp9CodecInfo.videoFullRangeFlag.toString().padStart(2, "0");
		let string = `vp09.${profile}.${level}.${bitDepth}.${chromaSubsampling}`;
		string += `.${colourPrimaries}.${transferCharacteristics}.${matrixCoefficients}.${videoFullRangeFlag}`;
		if (string.endsWith(VP9_DEFAULT_SUFFIX)) string = string.slice(0, -15);
		return string;
	} else if (codec === "av1") {
		if (!av1CodecInfo) {
			const pictureSize = trackInfo.width * trackInfo.height;
			let level = last(VP9_LEVEL_TABLE).level;
			for (const entry of VP9_LEVEL_TABLE) if (pictureSize <= entry.maxPictureSize) {
				level = entry.level;
				break;
			}
			return `av01.0.${level.toString().padStart(2, "0")}M.08`;
		}
		const profile = av1CodecInfo.profile;
		const level = av1CodecInfo.level.toString().padStart(2, "0");
		const tier = av1CodecInfo.tier ? "H" : "M";
		const bitDepth = av1CodecInfo.bitDepth.toString().padStart(2, "0");
		const monochrome = av1CodecInfo.monochrome ? "1" : "0";
		const chromaSubsampling = 100 * av1CodecInfo.chromaSubsamplingX + 10 * av1CodecInfo.chromaSubsamplingY + 1 * (av1CodecInfo.chromaSubsamplingX && av1CodecInfo.chromaSubsamplingY ? av1CodecInfo.chromaSamplePosition : 0);
		const colorPrimaries = colorSpace?.primaries ? COLOR_PRIMARIES_MAP[colorSpace.primaries] : 1;
		const transferCharacteristics = colorSpace?.transfer ? TRANSFER_CHARACTERISTICS_MAP[colorSpace.transfer] : 1;
		const matrixCoefficients = colorSpace?.matrix ? MATRIX_COEFFICIENTS_MAP[colorSpace.matrix] : 1;
		const videoFullRangeFlag = colorSpace?.fullRange ? 1 : 0;
		let string = `av01.${profile}.${level}${tier}.${bitDepth}`;
		string += `.${monochrome}.${chromaSubsampling.toString().padStart(3, "0")}`;
		string += `.${colorPrimaries.toString().padStart(2, "0")}`;
		string += `.${transferCharacteristics.toString().padStart(2, "0")}`;
		string += `.${matrixCoefficients.toString().padStart(2, "0")}`;
		string += `.${videoFullRangeFlag}`;
		if (string.endsWith(AV1_DEFAULT_SUFFIX)) string = string.slice(0, -17);
		return string;
	} else if (codec === "prores") return proresFormat ?? "apch";
	else if (codec !== null) assertNever(codec);
	throw new TypeError(`Unhandled codec '${codec}'.`);
};
const extractColorSpace = (info) => {
	switch (info.codec) {
		case "avc":
			{
				let spsData = info.avcCodecInfo?.sequenceParameterSets[0];
				if (!spsData && info.codecDescription) spsData = deserializeAvcDecoderConfigurationRecord(info.codecDescription)?.sequenceParameterSets[0];
				if (spsData) {
					const spsInfo = parseAvcSps(spsData);
					if (spsInfo) return {
						primaries: COLOR_PRIMARIES_MAP_INVERSE[spsInfo.colourPrimaries],
						transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[spsInfo.transferCharacteristics],
						matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[spsInfo.matrixCoefficients],
						fullRange: !!spsInfo.fullRangeFlag
					};
				}
			}
			break;
		case "hevc":
			{
				let spsData = info.hevcCodecInfo?.arrays.find((x) => x.nalUnitType === HevcNalUnitType.SPS_NUT)?.nalUnits[0];
				if (!spsData && info.codecDescription) spsData = deserializeHevcDecoderConfigurationRecord(info.codecDescription)?.arrays.find((x) => x.nalUnitType === HevcNalUnitType.SPS_NUT)?.nalUnits[0];
				if (spsData) {
					const spsInfo = parseHevcSps(spsData);
					if (spsInfo) return {
						primaries: COLOR_PRIMARIES_MAP_INVERSE[spsInfo.colourPrimaries],
						transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[spsInfo.transferCharacteristics],
						matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[spsInfo.matrixCoefficients],
						fullRange: !!spsInfo.fullRangeFlag
					};
				}
			}
			break;
		case "vp8": break;
		case "vp9":
			if (info.vp9CodecInfo) return {
				primaries: COLOR_PRIMARIES_MAP_INVERSE[info.vp9CodecInfo.colourPrimaries],
				transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[info.vp9CodecInfo.transferCharacteristics],
				matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[info.vp9CodecInfo.matrixCoefficients],
				fullRange: !!info.vp9CodecInfo.videoFullRangeFlag
			};
			break;
		case "av1":
			if (info.av1CodecInfo) return {
				primaries: COLOR_PRIMARIES_MAP_INVERSE[info.av1CodecInfo.colourPrimaries],
				transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[info.av1CodecInfo.transferCharacteristics],
				matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[info.av1CodecInfo.matrixCoefficients],
				fullRange: !!info.av1CodecInfo.videoFullRangeFlag
			};
			break;
		case "prores": if (info.proresCodecInfo) return {
			primaries: COLOR_PRIMARIES_MAP_INVERSE[info.proresCodecInfo.colourPrimaries],
			transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[info.proresCodecInfo.transferCharacteristics],
			matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[info.proresCodecInfo.matrixCoefficients],
			fullRange: info.proresCodecInfo.fullRange
		};
	}
	return {
		primaries: void 0,
		transfer: void 0,
		matrix: void 0,
		fullRange: void 0
	};
};
const extractAudioCodecString = (trackInfo) => {
	const { codec, codecDescription, aacCodecInfo, dtsFormat } = trackInfo;
	if (codec === "aac") {
		if (!aacCodecInfo) throw new TypeError("AAC codec info must be provided.");
		if (aacCodecInfo.isMpeg2) return "mp4a.67";
		else {
			let objectType;
			if (aacCodecInfo.objectType !== null) objectType = aacCodecInfo.objectType;
			else objectType = parseAacAudioSpecificConfig(codecDescription).objectType;
			return `mp4a.40.${objectType}`;
		}
	} else if (codec === "mp3") return "mp3";
	else if (codec === "opus") return "opus";
	else if (codec === "vorbis") return "vorbis";
	else if (codec === "flac") return "flac";
	else if (codec === "ac3") return "ac-3";
	else if (codec === "eac3") return "ec-3";
	else if (codec === "dts") return dtsFormat ?? "dtsc";
	else if (codec && PCM_AUDIO_CODECS.includes(codec)) return codec;
	throw new TypeError(`Unhandled codec '${codec}'.`);
};
const OPUS_SAMPLE_RATE = 48e3;
const PCM_CODEC_REGEX = /^pcm-([usf])(\d+)(be)?$/;
const parsePcmCodec = (codec) => {
	assert(PCM_AUDIO_CODECS.includes(codec));
	if (codec === "ulaw") return {
		dataType: "ulaw",
		sampleSize: 1,
		littleEndian: true,
		silentValue: 255
	};
	else if (codec === "alaw") return {
		dataType: "alaw",
		sampleSize: 1,
		littleEndian: true,
		silentValue: 213
	};
	const match = PCM_CODEC_REGEX.exec(codec);
	assert(match);
	let dataType;
	if (match[1] === "u") dataType = "unsigned";
	else if (match[1] === "s") dataType = "signed";
	else dataType = "float";
	const sampleSize = Number(match[2]) / 8;
	const littleEndian = match[3] !== "be";
	return {
		dataType,
		sampleSize,
		littleEndian,
		silentValue: codec === "pcm-u8" ? 128 : 0
	};
};
const inferCodecFromCodecString = (codecString) => {
	if (codecString.startsWith("avc1") || codecString.startsWith("avc3")) return "avc";
	else if (codecString.startsWith("hev1") || codecString.startsWith("hvc1")) return "hevc";
	else if (codecString === "vp8") return "vp8";
	else if (codecString.startsWith("vp09")) return "vp9";
	else if (codecString.startsWith("av01")) return "av1";
	else if (PRORES_FOURCCS.includes(codecString)) return "prores";
	if (codecString === "mp3" || codecString === "mp4a.69" || codecString === "mp4a.6B" || codecString === "mp4a.6b" || codecString === "mp4a.40.34") return "mp3";
	else if (codecString.startsWith("mp4a.40.") || codecString === "mp4a.67") return "aac";
	else if (codecString === "opus" || codecString === "Opus") return "opus";
	else if (codecString === "vorbis") return "vorbis";
	else if (codecString === "flac") return "flac";
	else if (codecString === "ac-3" || codecString === "ac3") return "ac3";
	else if (codecString === "ec-3" || codecString === "eac3") return "eac3";
	else if (DTS_FOURCCS.includes(codecString)) return "dts";
	else if (codecString === "ulaw") return "ulaw";
	else if (codecString === "alaw") return "alaw";
	else if (PCM_CODEC_REGEX.test(codecString)) return codecString;
	if (codecString === "webvtt") return "webvtt";
	return null;
};
const VALID_VIDEO_CODEC_STRING_PREFIXES = [
	"avc1",
	"avc3",
	"hev1",
	"hvc1",
	"vp8",
	"vp09",
	"av01",
	...PRORES_FOURCCS
];
const AVC_CODEC_STRING_REGEX = /^(avc1|avc3)\.[0-9a-fA-F]{6}$/;
const HEVC_CODEC_STRING_REGEX = /^(hev1|hvc1)\.(?:[ABC]?\d+)\.[0-9a-fA-F]{1,8}\.[LH]\d+(?:\.[0-9a-fA-F]{1,2}){0,6}$/;
const VP9_CODEC_STRING_REGEX = /^vp09(?:\.\d{2}){3}(?:(?:\.\d{2}){5})?$/;
const AV1_CODEC_STRING_REGEX = /^av01\.\d\.\d{2}[MH]\.\d{2}(?:\.\d\.\d{3}\.\d{2}\.\d{2}\.\d{2}\.\d)?$/;
const validateVideoChunkMetadata = (metadata, trackCodec) => {
	if (!metadata) throw new TypeError("Video chunk metadata must be provided.");
	if (typeof metadata !== "object") throw new TypeError("Video chunk metadata must be an object.");
	if (!metadata.decoderConfig) throw new TypeError("Video chunk metadata must include a decoder configuration.");
	if (typeof metadata.decoderConfig !== "object") throw new TypeError("Video chunk metadata decoder configuration must be an object.");
	if (typeof metadata.decoderConfig.codec !== "string") throw new TypeError("Video chunk metadata decoder configuration must specify a codec string.");
	if (!VALID_VIDEO_CODEC_STRING_PREFIXES.some((prefix) => metadata.decoderConfig.codec.startsWith(prefix))) throw new TypeError("Video chunk metadata decoder configuration codec string must be a valid video codec string as specified in the Mediabunny Codec Registry.");
	if (!Number.isInteger(metadata.decoderConfig.codedWidth) || metadata.decoderConfig.codedWidth <= 0) throw new TypeError("Video chunk metadata decoder configuration must specify a valid codedWidth (positive integer).");
	if (!Number.isInteger(metadata.decoderConfig.codedHeight) || metadata.decoderConfig.codedHeight <= 0) throw new TypeError("Video chunk metadata decoder configuration must specify a valid codedHeight (positive integer).");
	if (metadata.decoderConfig.displayAspectWidth !== void 0 && (!Number.isInteger(metadata.decoderConfig.displayAspectWidth) || metadata.decoderConfig.displayAspectWidth <= 0)) throw new TypeError("Video chunk metadata decoder configuration displayAspectWidth, when defined, must be a positive integer.");
	if (metadata.decoderConfig.displayAspectHeight !== void 0 && (!Number.isInteger(metadata.decoderConfig.displayAspectHeight) || metadata.decoderConfig.displayAspectHeight <= 0)) throw new TypeError("Video chunk metadata decoder configuration displayAspectHeight, when defined, must be a positive integer.");
	if (metadata.decoderConfig.displayAspectWidth !== void 0 !== (metadata.decoderConfig.displayAspectHeight !== void 0)) throw new TypeError("Video chunk metadata decoder configuration must specify both displayAspectWidth and displayAspectHeight, or neither.");
	if (metadata.decoderConfig.description !== void 0) {
		if (!isAllowSharedBufferSource(metadata.decoderConfig.description)) throw new TypeError("Video chunk metadata decoder configuration description, when defined, must be an ArrayBuffer or an ArrayBuffer view.");
	}
	if (metadata.decoderConfig.colorSpace !== void 0) {
		const { colorSpace } = metadata.decoderConfig;
		if (typeof colorSpace !== "object") throw new TypeError("Video chunk metadata decoder configuration colorSpace, when provided, must be an object.");
		const primariesValues = Object.keys(COLOR_PRIMARIES_MAP);
		if (colorSpace.primaries != null && !primariesValues.includes(colorSpace.primaries)) throw new TypeError(`Video chunk metadata decoder configuration colorSpace primaries, when defined, must be one of ${primariesValues.join(", ")}.`);
		const transferValues = Object.keys(TRANSFER_CHARACTERISTICS_MAP);
		if (colorSpace.transfer != null && !transferValues.includes(colorSpace.transfer)) throw new TypeError(`Video chunk metadata decoder configuration colorSpace transfer, when defined, must be one of ${transferValues.join(", ")}.`);
		const matrixValues = Object.keys(MATRIX_COEFFICIENTS_MAP);
		if (colorSpace.matrix != null && !matrixValues.includes(colorSpace.matrix)) throw new TypeError(`Video chunk metadata decoder configuration colorSpace matrix, when defined, must be one of ${matrixValues.join(", ")}.`);
		if (colorSpace.fullRange != null && typeof colorSpace.fullRange !== "boolean") throw new TypeError("Video chunk metadata decoder configuration colorSpace fullRange, when defined, must be a boolean.");
	}
	if (metadata.decoderConfig.codec.startsWith("avc1") || metadata.decoderConfig.codec.startsWith("avc3")) {
		if (!AVC_CODEC_STRING_REGEX.test(metadata.decoderConfig.codec)) throw new TypeError("Video chunk metadata decoder configuration codec string for AVC must be a valid AVC codec string as specified in Section 3.4 of RFC 6381.");
	} else if (metadata.decoderConfig.codec.startsWith("hev1") || metadata.decoderConfig.codec.startsWith("hvc1")) {
		if (!HEVC_CODEC_STRING_REGEX.test(metadata.decoderConfig.codec)) throw new TypeError("Video chunk metadata decoder configuration codec string for HEVC must be a valid HEVC codec string as specified in Section E.3 of ISO 14496-15.");
	} else if (metadata.decoderConfig.codec.startsWith("vp8")) {
		if (metadata.decoderConfig.codec !== "vp8") throw new TypeError("Video chunk metadata decoder configuration codec string for VP8 must be \"vp8\".");
	} else if (metadata.decoderConfig.codec.startsWith("vp09")) {
		if (!VP9_CODEC_STRING_REGEX.test(metadata.decoderConfig.codec)) throw new TypeError("Video chunk metadata decoder configuration codec string for VP9 must be a valid VP9 codec string as specified in Section \"Codecs Parameter String\" of https://www.webmproject.org/vp9/mp4/.");
	} else if (metadata.decoderConfig.codec.startsWith("av01")) {
		if (!AV1_CODEC_STRING_REGEX.test(metadata.decoderConfig.codec)) throw new TypeError("Video chunk metadata decoder configuration codec string for AV1 must be a valid AV1 codec string as specified in Section \"Codecs Parameter String\" of https://aomediacodec.github.io/av1-isobmff/.");
	} else if (PRORES_FOURCCS.some((x) => metadata.decoderConfig.codec.startsWith(x))) {
		if (!PRORES_FOURCCS.some((x) => metadata.decoderConfig.codec === x)) throw new TypeError(`Video chunk metadata decoder configuration codec string for ProRes must be one of the valid ProRes four-character codes: ${PRORES_FOURCCS.join(", ")}.`);
	}
	if (trackCodec !== null && inferCodecFromCodecString(metadata.decoderConfig.codec) !== trackCodec) throw new TypeError(`Video chunk metadata decoder configuration codec string '${metadata.decoderConfig.codec}' does not fit to the track codec '${trackCodec}'.`);
};
const VALID_AUDIO_CODEC_STRING_PREFIXES = [
	"mp4a",
	"mp3",
	"opus",
	"vorbis",
	"flac",
	"ulaw",
	"alaw",
	"pcm",
	"ac-3",
	"ec-3",
	"dts"
];
const validateAudioChunkMetadata = (metadata, trackCodec) => {
	if (!metadata) throw new TypeError("Audio chunk metadata must be provided.");
	if (typeof metadata !== "object") throw new TypeError("Audio chunk metadata must be an object.");
	if (!metadata.decoderConfig) throw new TypeError("Audio chunk metadata must include a decoder configuration.");
	if (typeof metadata.decoderConfig !== "object") throw new TypeError("Audio chunk metadata decoder configuration must be an object.");
	if (typeof metadata.decoderConfig.codec !== "string") throw new TypeError("Audio chunk metadata decoder configuration must specify a codec string.");
	if (!VALID_AUDIO_CODEC_STRING_PREFIXES.some((prefix) => metadata.decoderConfig.codec.startsWith(prefix))) throw new TypeError("Audio chunk metadata decoder configuration codec string must be a valid audio codec string as specified in the Mediabunny Codec Registry.");
	if (!Number.isInteger(metadata.decoderConfig.sampleRate) || metadata.decoderConfig.sampleRate <= 0) throw new TypeError("Audio chunk metadata decoder configuration must specify a valid sampleRate (positive integer).");
	if (!Number.isInteger(metadata.decoderConfig.numberOfChannels) || metadata.decoderConfig.numberOfChannels <= 0) throw new TypeError("Audio chunk metadata decoder configuration must specify a valid numberOfChannels (positive integer).");
	if (metadata.decoderConfig.description !== void 0) {
		if (!isAllowSharedBufferSource(metadata.decoderConfig.description)) throw new TypeError("Audio chunk metadata decoder configuration description, when defined, must be an ArrayBuffer or an ArrayBuffer view.");
	}
	if (metadata.decoderConfig.codec.startsWith("mp4a") && metadata.decoderConfig.codec !== "mp4a.69" && metadata.decoderConfig.codec !== "mp4a.6B" && metadata.decoderConfig.codec !== "mp4a.6b") {
		if (![
			"mp4a.40.2",
			"mp4a.40.02",
			"mp4a.40.5",
			"mp4a.40.05",
			"mp4a.40.29",
			"mp4a.67"
		].includes(metadata.decoderConfig.codec)) throw new TypeError("Audio chunk metadata decoder configuration codec string for AAC must be a valid AAC codec string as specified in https://www.w3.org/TR/webcodecs-aac-codec-registration/.");
	} else if (metadata.decoderConfig.codec.startsWith("mp3") || metadata.decoderConfig.codec.startsWith("mp4a")) {
		if (metadata.decoderConfig.codec !== "mp3" && metadata.decoderConfig.codec !== "mp4a.69" && metadata.decoderConfig.codec !== "mp4a.6B" && metadata.decoderConfig.codec !== "mp4a.6b") throw new TypeError("Audio chunk metadata decoder configuration codec string for MP3 must be \"mp3\", \"mp4a.69\" or \"mp4a.6B\".");
	} else if (metadata.decoderConfig.codec.startsWith("opus")) {
		if (metadata.decoderConfig.codec !== "opus") throw new TypeError("Audio chunk metadata decoder configuration codec string for Opus must be \"opus\".");
		if (metadata.decoderConfig.description && metadata.decoderConfig.description.byteLength < 18) throw new TypeError("Audio chunk metadata decoder configuration description, when specified, is expected to be an Identification Header as specified in Section 5.1 of RFC 7845.");
	} else if (metadata.decoderConfig.codec.startsWith("vorbis")) {
		if (metadata.decoderConfig.codec !== "vorbis") throw new TypeError("Audio chunk metadata decoder configuration codec string for Vorbis must be \"vorbis\".");
		if (!metadata.decoderConfig.description) throw new TypeError("Audio chunk metadata decoder configuration for Vorbis must include a description, which is expected to adhere to the format described in https://www.w3.org/TR/webcodecs-vorbis-codec-registration/.");
	} else if (metadata.decoderConfig.codec.startsWith("flac")) {
		if (metadata.decoderConfig.codec !== "flac") throw new TypeError("Audio chunk metadata decoder configuration codec string for FLAC must be \"flac\".");
		if (!metadata.decoderConfig.description || metadata.decoderConfig.description.byteLength < 42) throw new TypeError("Audio chunk metadata decoder configuration for FLAC must include a description, which is expected to adhere to the format described in https://www.w3.org/TR/webcodecs-flac-codec-registration/.");
	} else if (metadata.decoderConfig.codec.startsWith("ac-3") || metadata.decoderConfig.codec.startsWith("ac3")) {
		if (metadata.decoderConfig.codec !== "ac-3") throw new TypeError("Audio chunk metadata decoder configuration codec string for AC-3 must be \"ac-3\".");
	} else if (metadata.decoderConfig.codec.startsWith("ec-3") || metadata.decoderConfig.codec.startsWith("eac3")) {
		if (metadata.decoderConfig.codec !== "ec-3") throw new TypeError("Audio chunk metadata decoder configuration codec string for EC-3 must be \"ec-3\".");
	} else if (metadata.decoderConfig.codec.startsWith("dts")) {
		if (!DTS_FOURCCS.includes(metadata.decoderConfig.codec)) throw new TypeError(`Audio chunk metadata decoder configuration codec string for DTS must be one of the following four-character codes: ${DTS_FOURCCS.join(", ")}.`);
	} else if (metadata.decoderConfig.codec.startsWith("pcm") || metadata.decoderConfig.codec.startsWith("ulaw") || metadata.decoderConfig.codec.startsWith("alaw")) {
		if (!PCM_AUDIO_CODECS.includes(metadata.decoderConfig.codec)) throw new TypeError(`Audio chunk metadata decoder configuration codec string for PCM must be one of the supported PCM codecs (${PCM_AUDIO_CODECS.join(", ")}).`);
	}
	if (trackCodec !== null && inferCodecFromCodecString(metadata.decoderConfig.codec) !== trackCodec) throw new TypeError(`Audio chunk metadata decoder configuration codec string '${metadata.decoderConfig.codec}' does not fit to the track codec '${trackCodec}'.`);
};
const validateSubtitleMetadata = (metadata) => {
	if (!metadata) throw new TypeError("Subtitle metadata must be provided.");
	if (typeof metadata !== "object") throw new TypeError("Subtitle metadata must be an object.");
	if (!metadata.config) throw new TypeError("Subtitle metadata must include a config object.");
	if (typeof metadata.config !== "object") throw new TypeError("Subtitle metadata config must be an object.");
	if (typeof metadata.config.description !== "string") throw new TypeError("Subtitle metadata config description must be a string.");
};
// ../node_modules/mediabunny/dist/modules/shared/mp3-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const SAMPLING_RATES = [
	44100,
	48e3,
	32e3
];
const KILOBIT_RATES = [
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	160,
	192,
	224,
	256,
	320,
	-1,
	-1,
	32,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	160,
	192,
	224,
	256,
	320,
	384,
	-1,
	-1,
	32,
	64,
	96,
	128,
	160,
	192,
	224,
	256,
	288,
	320,
	352,
	384,
	416,
	448,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	-1,
	8,
	16,
	24,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	144,
	160,
	-1,
	-1,
	8,
	16,
	24,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	144,
	160,
	-1,
	-1,
	32,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	144,
	160,
	176,
	192,
	224,
	256,
	-1
];
/** 'Xing' */
const XING = 1483304551;
const computeMp3FrameSize = (lowSamplingFrequency, layer, bitrate, sampleRate, padding) => {
	if (layer === 0) return 0;
	else if (layer === 1) return Math.floor(144 * bitrate / (sampleRate << lowSamplingFrequency)) + padding;
	else if (layer === 2) return Math.floor(144 * bitrate / sampleRate) + padding;
	else return (Math.floor(12 * bitrate / sampleRate) + padding) * 4;
};
const computeAverageMp3FrameSize = (lowSamplingFrequency, layer, bitrate, sampleRate) => {
	if (layer === 0) return 0;
	else if (layer === 1) return 144 * bitrate / (sampleRate << lowSamplingFrequency);
	else if (layer === 2) return 144 * bitrate / sampleRate;
	else return 12 * bitrate / sampleRate * 4;
};
const getXingOffset = (mpegVersionId, channel) => {
	return mpegVersionId === 3 ? channel === 3 ? 21 : 36 : channel === 3 ? 13 : 21;
};
const readMp3FrameHeader = (word, remainingBytes) => {
	const firstByte = word >>> 24;
	const secondByte = word >>> 16 & 255;
	const thirdByte = word >>> 8 & 255;
	const fourthByte = word & 255;
	if (firstByte !== 255 && secondByte !== 255 && thirdByte !== 255 && fourthByte !== 255) return {
		header: null,
		bytesAdvanced: 4
	};
	if (firstByte !== 255) return {
		header: null,
		bytesAdvanced: 1
	};
	if ((secondByte & 224) !== 224) return {
		header: null,
		bytesAdvanced: 1
	};
	let lowSamplingFrequency = 0;
	let mpeg25 = 0;
	if (secondByte & 16) lowSamplingFrequency = secondByte & 8 ? 0 : 1;
	else {
		lowSamplingFrequency = 1;
		mpeg25 = 1;
	}
	const mpegVersionId = secondByte >> 3 & 3;
	const layer = secondByte >> 1 & 3;
	const bitrateIndex = thirdByte >> 4 & 15;
	const frequencyIndex = (thirdByte >> 2 & 3) % 3;
	const padding = thirdByte >> 1 & 1;
	const channel = fourthByte >> 6 & 3;
	const modeExtension = fourthByte >> 4 & 3;
	const copyright = fourthByte >> 3 & 1;
	const original = fourthByte >> 2 & 1;
	const emphasis = fourthByte & 3;
	const kilobitRate = KILOBIT_RATES[lowSamplingFrequency * 16 * 4 + layer * 16 + bitrateIndex];
	if (kilobitRate === -1) return {
		header: null,
		bytesAdvanced: 1
	};
	const bitrate = kilobitRate * 1e3;
	const sampleRate = SAMPLING_RATES[frequencyIndex] >> lowSamplingFrequency + mpeg25;
	const frameLength = computeMp3FrameSize(lowSamplingFrequency, layer, bitrate, sampleRate, padding);
	if (remainingBytes !== null && remainingBytes < frameLength) return {
		header: null,
		bytesAdvanced: 1
	};
	let audioSamplesInFrame;
	if (mpegVersionId === 3) audioSamplesInFrame = layer === 3 ? 384 : 1152;
	else if (layer === 3) audioSamplesInFrame = 384;
	else if (layer === 2) audioSamplesInFrame = 1152;
	else audioSamplesInFrame = 576;
	return {
		header: {
			totalSize: frameLength,
			mpegVersionId,
			lowSamplingFrequency,
			layer,
			bitrate,
			frequencyIndex,
			sampleRate,
			channel,
			modeExtension,
			copyright,
			original,
			emphasis,
			audioSamplesInFrame
		},
		bytesAdvanced: 1
	};
};
const encodeSynchsafe = (unsynchsafed) => {
	let mask = 127;
	let synchsafed = 0;
	let unsynchsafedRest = unsynchsafed;
	while ((mask ^ 2147483647) !== 0) {
		synchsafed = unsynchsafedRest & ~mask;
		synchsafed <<= 1;
		synchsafed |= unsynchsafedRest & mask;
		mask = (mask + 1 << 8) - 1;
		unsynchsafedRest = synchsafed;
	}
	return synchsafed;
};
const decodeSynchsafe = (synchsafed) => {
	let mask = 2130706432;
	let unsynchsafed = 0;
	while (mask !== 0) {
		unsynchsafed >>= 1;
		unsynchsafed |= synchsafed & mask;
		mask >>= 8;
	}
	return unsynchsafed;
};
var XingFlags;
(function(XingFlags) {
	XingFlags[XingFlags["FrameCount"] = 1] = "FrameCount";
	XingFlags[XingFlags["FileSize"] = 2] = "FileSize";
	XingFlags[XingFlags["Toc"] = 4] = "Toc";
})(XingFlags || (XingFlags = {}));
const getMp3ChannelCount = (channel) => {
	return channel === 3 ? 1 : 2;
};
// ../node_modules/mediabunny/dist/modules/src/demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Demuxer = class {
	constructor(input) {
		this.input = input;
	}
	dispose() {}
};
// ../node_modules/mediabunny/dist/modules/src/packet.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const PLACEHOLDER_DATA = /* #__PURE__ */ new Uint8Array(0);
/**
* Represents an encoded chunk of media. Mainly used as an expressive wrapper around WebCodecs API's
* [`EncodedVideoChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedVideoChunk) and
* [`EncodedAudioChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedAudioChunk), but can also be used
* standalone.
* @group Packets
* @public
*/
var EncodedPacket = class EncodedPacket {
	/** Creates a new {@link EncodedPacket} from raw bytes and timing information. */
	constructor(data, type, timestamp, duration, sequenceNumber = -1, byteLength, sideData) {
		this.data = data;
		this.type = type;
		this.timestamp = timestamp;
		this.duration = duration;
		this.sequenceNumber = sequenceNumber;
		if (data === PLACEHOLDER_DATA && byteLength === void 0) throw new Error("Internal error: byteLength must be explicitly provided when constructing metadata-only packets.");
		if (byteLength === void 0) byteLength = data.byteLength;
		if (!(data instanceof Uint8Array)) throw new TypeError("data must be a Uint8Array.");
		if (type !== "key" && type !== "delta") throw new TypeError("type must be either \"key\" or \"delta\".");
		if (!Number.isFinite(timestamp)) throw new TypeError("timestamp must be a number.");
		if (!Number.isFinite(duration) || duration < 0) throw new TypeError("duration must be a non-negative number.");
		if (!Number.isFinite(sequenceNumber)) throw new TypeError("sequenceNumber must be a number.");
		if (!Number.isInteger(byteLength) || byteLength < 0) throw new TypeError("byteLength must be a non-negative integer.");
		if (sideData !== void 0 && (typeof sideData !== "object" || !sideData)) throw new TypeError("sideData, when provided, must be an object.");
		if (sideData?.alpha !== void 0 && !(sideData.alpha instanceof Uint8Array)) throw new TypeError("sideData.alpha, when provided, must be a Uint8Array.");
		if (sideData?.alphaByteLength !== void 0 && (!Number.isInteger(sideData.alphaByteLength) || sideData.alphaByteLength < 0)) throw new TypeError("sideData.alphaByteLength, when provided, must be a non-negative integer.");
		this.byteLength = byteLength;
		this.sideData = sideData ?? {};
		if (this.sideData.alpha && this.sideData.alphaByteLength === void 0) this.sideData.alphaByteLength = this.sideData.alpha.byteLength;
	}
	/**
	* If this packet is a metadata-only packet. Metadata-only packets don't contain their packet data. They are the
	* result of retrieving packets with {@link PacketRetrievalOptions.metadataOnly} set to `true`.
	*/
	get isMetadataOnly() {
		return this.data === PLACEHOLDER_DATA;
	}
	/** The timestamp of this packet in microseconds. */
	get microsecondTimestamp() {
		return Math.trunc(SECOND_TO_MICROSECOND_FACTOR * this.timestamp);
	}
	/** The duration of this packet in microseconds. */
	get microsecondDuration() {
		return Math.trunc(SECOND_TO_MICROSECOND_FACTOR * this.duration);
	}
	/** Converts this packet to an
	* [`EncodedVideoChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedVideoChunk) for use with the
	* WebCodecs API. */
	toEncodedVideoChunk() {
		if (this.isMetadataOnly) throw new TypeError("Metadata-only packets cannot be converted to a video chunk.");
		if (typeof EncodedVideoChunk === "undefined") throw new Error("EncodedVideoChunk is not available in this environment.");
		return new EncodedVideoChunk({
			data: this.data,
			type: this.type,
			timestamp: this.microsecondTimestamp,
			duration: this.microsecondDuration
		});
	}
	/**
	* Converts this packet to an
	* [`EncodedVideoChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedVideoChunk) for use with the
	* WebCodecs API, using the alpha side data instead of the color data. Throws if no alpha side data is defined.
	*/
	alphaToEncodedVideoChunk(type = this.type) {
		if (!this.sideData.alpha) throw new TypeError("This packet does not contain alpha side data.");
		if (this.isMetadataOnly) throw new TypeError("Metadata-only packets cannot be converted to a video chunk.");
		if (typeof EncodedVideoChunk === "undefined") throw new Error("EncodedVideoChunk is not available in this environment.");
		return new EncodedVideoChunk({
			data: this.sideData.alpha,
			type,
			timestamp: this.microsecondTimestamp,
			duration: this.microsecondDuration
		});
	}
	/** Converts this packet to an
	* [`EncodedAudioChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedAudioChunk) for use with the
	* WebCodecs API. */
	toEncodedAudioChunk() {
		if (this.isMetadataOnly) throw new TypeError("Metadata-only packets cannot be converted to an audio chunk.");
		if (typeof EncodedAudioChunk === "undefined") throw new Error("EncodedAudioChunk is not available in this environment.");
		return new EncodedAudioChunk({
			data: this.data,
			type: this.type,
			timestamp: this.microsecondTimestamp,
			duration: this.microsecondDuration
		});
	}
	/**
	* Creates an {@link EncodedPacket} from an
	* [`EncodedVideoChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedVideoChunk) or
	* [`EncodedAudioChunk`](https://developer.mozilla.org/en-US/docs/Web/API/EncodedAudioChunk). This method is useful
	* for converting chunks from the WebCodecs API to `EncodedPacket` instances.
	*/
	static fromEncodedChunk(chunk, sideData) {
		if (!(chunk instanceof EncodedVideoChunk || chunk instanceof EncodedAudioChunk)) throw new TypeError("chunk must be an EncodedVideoChunk or EncodedAudioChunk.");
		const data = new Uint8Array(chunk.byteLength);
		chunk.copyTo(data);
		return new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, (chunk.duration ?? 0) / 1e6, void 0, void 0, sideData);
	}
	/** Clones this packet while optionally modifying the new packet's data. */
	clone(options) {
		if (options !== void 0 && (typeof options !== "object" || options === null)) throw new TypeError("options, when provided, must be an object.");
		if (options?.data !== void 0 && !(options.data instanceof Uint8Array)) throw new TypeError("options.data, when provided, must be a Uint8Array.");
		if (options?.type !== void 0 && options.type !== "key" && options.type !== "delta") throw new TypeError("options.type, when provided, must be either \"key\" or \"delta\".");
		if (options?.timestamp !== void 0 && !Number.isFinite(options.timestamp)) throw new TypeError("options.timestamp, when provided, must be a number.");
		if (options?.duration !== void 0 && !Number.isFinite(options.duration)) throw new TypeError("options.duration, when provided, must be a number.");
		if (options?.sequenceNumber !== void 0 && !Number.isFinite(options.sequenceNumber)) throw new TypeError("options.sequenceNumber, when provided, must be a number.");
		if (options?.sideData !== void 0 && (typeof options.sideData !== "object" || options.sideData === null)) throw new TypeError("options.sideData, when provided, must be an object.");
		return new EncodedPacket(options?.data ?? this.data, options?.type ?? this.type, options?.timestamp ?? this.timestamp, options?.duration ?? this.duration, options?.sequenceNumber ?? this.sequenceNumber, this.byteLength, options?.sideData ?? this.sideData);
	}
};
// ../node_modules/mediabunny/dist/modules/src/isobmff/isobmff-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const buildIsobmffMimeType = (info) => {
	let string = (info.hasVideo ? "video/" : info.hasAudio ? "audio/" : "application/") + (info.isQuickTime ? "quicktime" : "mp4");
	if (info.codecStrings.length > 0) {
		const uniqueCodecMimeTypes = [...new Set(info.codecStrings)];
		string += `; codecs="${uniqueCodecMimeTypes.join(", ")}"`;
	}
	return string;
};
const parsePsshBoxContents = (contents) => {
	const view = toDataView(contents);
	let pos = 0;
	const version = view.getUint8(pos);
	pos += 1;
	pos += 3;
	const systemId = bytesToHexString(contents.subarray(pos, pos + 16));
	pos += 16;
	let keyIds = null;
	if (version > 0) {
		const kidCount = view.getUint32(pos);
		pos += 4;
		if (kidCount > 0) {
			keyIds = [];
			for (let i = 0; i < kidCount; i++) {
				keyIds.push(bytesToHexString(contents.subarray(pos, pos + 16)));
				pos += 16;
			}
		}
	}
	const dataSize = view.getUint32(pos);
	pos += 4;
	return {
		systemId,
		keyIds,
		data: contents.slice(pos, pos + dataSize)
	};
};
const psshBoxesAreEqual = (a, b) => a.systemId === b.systemId && uint8ArraysAreEqual(a.data, b.data);
// ../node_modules/mediabunny/dist/modules/src/isobmff/isobmff-reader.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const readBoxHeader = (slice) => {
	let totalSize = readU32Be(slice);
	const name = readAscii(slice, 4);
	let headerSize = 8;
	if (totalSize === 1) {
		totalSize = readU64Be(slice);
		headerSize = 16;
	}
	const contentSize = totalSize - headerSize;
	if (contentSize < 0) return null;
	return {
		name,
		totalSize,
		headerSize,
		contentSize
	};
};
const readFixed_16_16 = (slice) => {
	return readI32Be(slice) / 65536;
};
const readFixed_2_30 = (slice) => {
	return readI32Be(slice) / 1073741824;
};
const readIsomVariableInteger = (slice) => {
	let result = 0;
	for (let i = 0; i < 4; i++) {
		result <<= 7;
		const nextByte = readU8(slice);
		result |= nextByte & 127;
		if ((nextByte & 128) === 0) break;
	}
	return result;
};
const readMetadataStringShort = (slice) => {
	let stringLength = readU16Be(slice);
	slice.skip(2);
	stringLength = Math.min(stringLength, slice.remainingLength);
	return textDecoder.decode(readBytes(slice, stringLength));
};
const readDataBox = (slice) => {
	const header = readBoxHeader(slice);
	if (!header || header.name !== "data") return null;
	if (slice.remainingLength < 8) return null;
	const typeIndicator = readU32Be(slice);
	slice.skip(4);
	const data = readBytes(slice, header.contentSize - 8);
	switch (typeIndicator) {
		case 1: return textDecoder.decode(data);
		case 2: return new TextDecoder("utf-16be").decode(data);
		case 13: return new RichImageData(data, "image/jpeg");
		case 14: return new RichImageData(data, "image/png");
		case 27: return new RichImageData(data, "image/bmp");
		default: return data;
	}
};
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const Te4 = /* @__PURE__ */ new Uint32Array(256);
const Td0 = /* @__PURE__ */ new Uint32Array(256);
const Td1 = /* @__PURE__ */ new Uint32Array(256);
const Td2 = /* @__PURE__ */ new Uint32Array(256);
const Td3 = /* @__PURE__ */ new Uint32Array(256);
const Td4 = /* @__PURE__ */ new Uint32Array(256);
const rcon = /* @__PURE__ */ new Uint32Array(10);
let tablesGenerated = false;
const generateAesTables = () => {
	const sbox = /* @__PURE__ */ new Uint8Array(256);
	const log = /* @__PURE__ */ new Uint8Array(256);
	const pow = /* @__PURE__ */ new Uint8Array(256);
	for (let i = 0, p = 1; i < 256; i++) {
		pow[i] = p;
		log[p] = i;
		p = p ^ p << 1 ^ (p & 128 ? 283 : 0);
	}
	const mul = (a, b) => a && b ? pow[(log[a] + log[b]) % 255] : 0;
	sbox[0] = 99;
	for (let i = 1; i < 256; i++) {
		const x = pow[255 - log[i]];
		let s = x ^ x << 1 ^ x << 2 ^ x << 3 ^ x << 4;
		s = s >>> 8 ^ s & 255 ^ 99;
		sbox[i] = s;
	}
	for (let i = 0; i < 256; i++) {
		const s = sbox[i];
		const is = sbox.indexOf(i);
		Te4[i] = s << 24 | s << 16 | s << 8 | s;
		Td4[i] = is << 24 | is << 16 | is << 8 | is;
		const b0 = mul(is, 14);
		const b1 = mul(is, 9);
		const b2 = mul(is, 13);
		const b3 = mul(is, 11);
		const w = b0 << 24 | b1 << 16 | b2 << 8 | b3;
		Td0[i] = w;
		Td1[i] = w >>> 8 | w << 24;
		Td2[i] = w >>> 16 | w << 16;
		Td3[i] = w >>> 24 | w << 8;
	}
	let r = 1;
	for (let i = 0; i < 10; i++) {
		rcon[i] = r << 24;
		r = r << 1 ^ (r & 128 ? 283 : 0);
	}
	tablesGenerated = true;
};
/** A context for doing AES-128-CBC operations. Better than the Web Crypto API since we can stream it. */
var Aes128CbcContext = class {
	constructor() {
		this.roundkey = /* @__PURE__ */ new Uint32Array(44);
		this.iv = new Uint32Array(16 / Uint32Array.BYTES_PER_ELEMENT);
		this.in = /* @__PURE__ */ new Uint8Array(16);
		this.out = /* @__PURE__ */ new Uint8Array(16);
		this.inView = new DataView(this.in.buffer);
		this.outView = new DataView(this.out.buffer);
	}
	init({ key, iv }) {
		assert(key.byteLength === 16);
		assert(iv.byteLength === 16);
		if (!tablesGenerated) generateAesTables();
		const keyView = new DataView(key.buffer, key.byteOffset, key.byteLength);
		const ivView = new DataView(iv.buffer, iv.byteOffset, iv.byteLength);
		this.roundkey[0] = keyView.getUint32(0, false);
		this.roundkey[1] = keyView.getUint32(4, false);
		this.roundkey[2] = keyView.getUint32(8, false);
		this.roundkey[3] = keyView.getUint32(12, false);
		this.iv[0] = ivView.getUint32(0, false);
		this.iv[1] = ivView.getUint32(4, false);
		this.iv[2] = ivView.getUint32(8, false);
		this.iv[3] = ivView.getUint32(12, false);
		for (let index = 4; index < 44; index += 4) {
			const temp = this.roundkey[index - 1];
			this.roundkey[index] = this.roundkey[index - 4] ^ Te4[temp >>> 16 & 255] & 4278190080 ^ Te4[temp >>> 8 & 255] & 16711680 ^ Te4[temp >>> 0 & 255] & 65280 ^ Te4[temp >>> 24 & 255] & 255 ^ rcon[index / 4 - 1];
			this.roundkey[index + 1] = this.roundkey[index - 3] ^ this.roundkey[index];
			this.roundkey[index + 2] = this.roundkey[index - 2] ^ this.roundkey[index + 1];
			this.roundkey[index + 3] = this.roundkey[index - 1] ^ this.roundkey[index + 2];
		}
		for (let i = 0, j = 40; i < j; i += 4, j -= 4) for (let k = 0; k < 4; k++) {
			const temp = this.roundkey[i + k];
			this.roundkey[i + k] = this.roundkey[j + k];
			this.roundkey[j + k] = temp;
		}
		for (let index = 4; index < 40; index += 4) for (let k = 0; k < 4; k++) {
			const rk = this.roundkey[index + k];
			this.roundkey[index + k] = Td0[Te4[rk >>> 24 & 255] & 255] ^ Td1[Te4[rk >>> 16 & 255] & 255] ^ Td2[Te4[rk >>> 8 & 255] & 255] ^ Td3[Te4[rk >>> 0 & 255] & 255];
		}
	}
	decrypt() {
		let s0 = this.inView.getUint32(0, false) ^ this.roundkey[0];
		let s1 = this.inView.getUint32(4, false) ^ this.roundkey[1];
		let s2 = this.inView.getUint32(8, false) ^ this.roundkey[2];
		let s3 = this.inView.getUint32(12, false) ^ this.roundkey[3];
		const temp0 = this.inView.getUint32(0, false);
		const temp1 = this.inView.getUint32(4, false);
		const temp2 = this.inView.getUint32(8, false);
		const temp3 = this.inView.getUint32(12, false);
		let t0, t1, t2, t3;
		for (let round = 1; round < 10; round++) {
			const offset = round * 4;
			t0 = Td0[s0 >>> 24] ^ Td1[s3 >>> 16 & 255] ^ Td2[s2 >>> 8 & 255] ^ Td3[s1 & 255] ^ this.roundkey[offset];
			t1 = Td0[s1 >>> 24] ^ Td1[s0 >>> 16 & 255] ^ Td2[s3 >>> 8 & 255] ^ Td3[s2 & 255] ^ this.roundkey[offset + 1];
			t2 = Td0[s2 >>> 24] ^ Td1[s1 >>> 16 & 255] ^ Td2[s0 >>> 8 & 255] ^ Td3[s3 & 255] ^ this.roundkey[offset + 2];
			t3 = Td0[s3 >>> 24] ^ Td1[s2 >>> 16 & 255] ^ Td2[s1 >>> 8 & 255] ^ Td3[s0 & 255] ^ this.roundkey[offset + 3];
			s0 = t0;
			s1 = t1;
			s2 = t2;
			s3 = t3;
		}
		const f0 = Td4[s0 >>> 24 & 255] & 4278190080 ^ Td4[s3 >>> 16 & 255] & 16711680 ^ Td4[s2 >>> 8 & 255] & 65280 ^ Td4[s1 >>> 0 & 255] & 255 ^ this.roundkey[40];
		const f1 = Td4[s1 >>> 24 & 255] & 4278190080 ^ Td4[s0 >>> 16 & 255] & 16711680 ^ Td4[s3 >>> 8 & 255] & 65280 ^ Td4[s2 >>> 0 & 255] & 255 ^ this.roundkey[41];
		const f2 = Td4[s2 >>> 24 & 255] & 4278190080 ^ Td4[s1 >>> 16 & 255] & 16711680 ^ Td4[s0 >>> 8 & 255] & 65280 ^ Td4[s3 >>> 0 & 255] & 255 ^ this.roundkey[42];
		const f3 = Td4[s3 >>> 24 & 255] & 4278190080 ^ Td4[s2 >>> 16 & 255] & 16711680 ^ Td4[s1 >>> 8 & 255] & 65280 ^ Td4[s0 >>> 0 & 255] & 255 ^ this.roundkey[43];
		this.outView.setUint32(0, f0 ^ this.iv[0], false);
		this.outView.setUint32(4, f1 ^ this.iv[1], false);
		this.outView.setUint32(8, f2 ^ this.iv[2], false);
		this.outView.setUint32(12, f3 ^ this.iv[3], false);
		this.iv[0] = temp0;
		this.iv[1] = temp1;
		this.iv[2] = temp2;
		this.iv[3] = temp3;
	}
};
// ../node_modules/mediabunny/dist/modules/src/isobmff/isobmff-demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var IsobmffDemuxer = class IsobmffDemuxer extends Demuxer {
	constructor(input) {
		super(input);
		this.moovSlice = null;
		this.currentTrack = null;
		this.tracks = [];
		this.metadataPromise = null;
		this.movieTimescale = -1;
		this.movieDurationInTimescale = -1;
		this.movieMatrix = IDENTITY_MATRIX;
		this.isQuickTime = false;
		this.metadataTags = {};
		this.currentMetadataKeys = null;
		this.isFragmented = false;
		this.fragmentTrackDefaults = [];
		this.psshBoxes = [];
		this.currentFragment = null;
		/**
		* Caches the last fragment that was read. Based on the assumption that there will be multiple reads to the
		* same fragment in quick succession.
		*/
		this.lastReadFragment = null;
		this.decryptionKeyCache = /* @__PURE__ */ new Map();
		this.reader = input._reader;
	}
	async getTrackBackings() {
		await this.readMetadata();
		return this.tracks.map((track) => track.trackBacking);
	}
	async getMimeType() {
		await this.readMetadata();
		const backings = await this.getTrackBackings();
		const codecStrings = await Promise.all(backings.map((x) => x.getDecoderConfig().then((c) => c?.codec ?? null)));
		return buildIsobmffMimeType({
			isQuickTime: this.isQuickTime,
			hasVideo: this.tracks.some((x) => x.info?.type === "video"),
			hasAudio: this.tracks.some((x) => x.info?.type === "audio"),
			codecStrings: codecStrings.filter(Boolean)
		});
	}
	async getMetadataTags() {
		await this.readMetadata();
		return this.metadataTags;
	}
	readMetadata() {
		return this.metadataPromise ??= (async () => {
			let currentPos = 0;
			let lookForMfraBox = false;
			let foundMovieBoxes = false;
			while (true) {
				let slice = this.reader.requestSliceRange(currentPos, 8, 16);
				if (isThenable(slice)) slice = await slice;
				if (!slice) break;
				const startPos = currentPos;
				const boxInfo = readBoxHeader(slice);
				if (!boxInfo) break;
				if (boxInfo.name === "ftyp" || boxInfo.name === "styp") {
					const majorBrand = readAscii(slice, 4);
					this.isQuickTime = majorBrand === "qt  ";
				} else if (boxInfo.name === "moov") {
					let moovSlice = this.reader.requestSlice(slice.filePos, boxInfo.contentSize);
					if (isThenable(moovSlice)) moovSlice = await moovSlice;
					if (!moovSlice) break;
					this.moovSlice = moovSlice;
					this.readContiguousBoxes(this.moovSlice);
					for (const track of this.tracks) {
						const previousSegmentDurationsInSeconds = track.editListPreviousSegmentDurations / this.movieTimescale;
						track.editListOffset -= Math.round(previousSegmentDurationsInSeconds * track.timescale);
					}
					lookForMfraBox = this.isFragmented && this.reader.fileSize !== null && this.reader.fileSize > startPos + boxInfo.totalSize;
					foundMovieBoxes = true;
					break;
				} else if (boxInfo.name === "moof") {
					if (!this.input._initInput) throw new Error("\"moof\" box encountered with no \"moov\" box present; this file is likely a Segment as described in ISO/IEC 14496-12 Section 8.16. A separate init file that contains a \"moov\" box is required to read this file, please provide it using InputOptions.initInput.");
					await this.copyMetadataFromInitInput(this.input._initInput);
					lookForMfraBox = false;
					foundMovieBoxes = true;
					break;
				}
				currentPos = startPos + boxInfo.totalSize;
			}
			if (!foundMovieBoxes && this.input._initInput) await this.copyMetadataFromInitInput(this.input._initInput);
			if (lookForMfraBox) {
				assert(this.reader.fileSize !== null);
				let lastWordSlice = this.reader.requestSlice(this.reader.fileSize - 4, 4);
				if (isThenable(lastWordSlice)) lastWordSlice = await lastWordSlice;
				assert(lastWordSlice);
				const lastWord = readU32Be(lastWordSlice);
				const potentialMfraPos = this.reader.fileSize - lastWord;
				if (potentialMfraPos >= 0 && potentialMfraPos <= this.reader.fileSize - 16) {
					let mfraHeaderSlice = this.reader.requestSliceRange(potentialMfraPos, 8, 16);
					if (isThenable(mfraHeaderSlice)) mfraHeaderSlice = await mfraHeaderSlice;
					if (mfraHeaderSlice) {
						const boxInfo = readBoxHeader(mfraHeaderSlice);
						if (boxInfo && boxInfo.name === "mfra") {
							let mfraSlice = this.reader.requestSlice(mfraHeaderSlice.filePos, boxInfo.contentSize);
							if (isThenable(mfraSlice)) mfraSlice = await mfraSlice;
							if (mfraSlice) this.readContiguousBoxes(mfraSlice);
						}
					}
				}
			}
		})();
	}
	async copyMetadataFromInitInput(initInput) {
		const initDemuxer = await initInput._getDemuxer();
		if (initDemuxer.constructor !== IsobmffDemuxer) throw new Error("Init input must match the input's format.");
		await initDemuxer.readMetadata();
		this.movieTimescale = initDemuxer.movieTimescale;
		this.movieDurationInTimescale = initDemuxer.movieDurationInTimescale;
		this.movieMatrix = initDemuxer.movieMatrix;
		this.metadataTags = initDemuxer.metadataTags;
		this.isFragmented = true;
		this.fragmentTrackDefaults = initDemuxer.fragmentTrackDefaults;
		this.psshBoxes = initDemuxer.psshBoxes;
		for (const foreignTrack of initDemuxer.tracks) {
			const track = {
				id: foreignTrack.id,
				demuxer: this,
				trackBacking: null,
				disposition: foreignTrack.disposition,
				timescale: foreignTrack.timescale,
				durationInMediaTimescale: foreignTrack.durationInMediaTimescale,
				durationInMovieTimescale: foreignTrack.durationInMovieTimescale,
				matrix: foreignTrack.matrix,
				internalCodecId: foreignTrack.internalCodecId,
				name: foreignTrack.name,
				languageCode: foreignTrack.languageCode,
				sampleTableByteOffset: null,
				sampleTable: null,
				fragmentLookupTable: [],
				currentFragmentState: null,
				fragmentPositionCache: [],
				editListPreviousSegmentDurations: foreignTrack.editListPreviousSegmentDurations,
				editListOffset: foreignTrack.editListOffset,
				encryptionInfo: foreignTrack.encryptionInfo,
				encryptionAuxInfo: null,
				frmaCodecString: null,
				maxBitrate: foreignTrack.maxBitrate,
				avgBitrate: foreignTrack.avgBitrate,
				info: foreignTrack.info
			};
			if (foreignTrack.trackBacking) {
				assert(track.info);
				if (track.info.type === "video" && track.info.width !== -1) {
					track.trackBacking = new IsobmffVideoTrackBacking(track);
					this.tracks.push(track);
				} else if (track.info.type === "audio" && track.info.numberOfChannels !== -1) {
					track.trackBacking = new IsobmffAudioTrackBacking(track);
					this.tracks.push(track);
				}
			}
		}
	}
	getSampleTableForTrack(internalTrack) {
		if (internalTrack.sampleTable) return internalTrack.sampleTable;
		const sampleTable = {
			sampleTimingEntries: [],
			sampleCompositionTimeOffsets: [],
			sampleSizes: [],
			keySampleIndices: null,
			chunkOffsets: [],
			sampleToChunk: [],
			presentationTimestamps: null,
			presentationTimestampIndexMap: null
		};
		internalTrack.sampleTable = sampleTable;
		if (internalTrack.sampleTableByteOffset === null) return sampleTable;
		assert(this.moovSlice);
		const stblContainerSlice = this.moovSlice.slice(internalTrack.sampleTableByteOffset);
		this.currentTrack = internalTrack;
		this.traverseBox(stblContainerSlice);
		this.currentTrack = null;
		if (internalTrack.info?.type === "audio" && internalTrack.info.codec && PCM_AUDIO_CODECS.includes(internalTrack.info.codec) && sampleTable.sampleCompositionTimeOffsets.length === 0) {
			assert(internalTrack.info?.type === "audio");
			const pcmInfo = parsePcmCodec(internalTrack.info.codec);
			const newSampleTimingEntries = [];
			const newSampleSizes = [];
			for (let i = 0; i < sampleTable.sampleToChunk.length; i++) {
				const chunkEntry = sampleTable.sampleToChunk[i];
				const nextEntry = sampleTable.sampleToChunk[i + 1];
				const chunkCount = (nextEntry ? nextEntry.startChunkIndex : sampleTable.chunkOffsets.length) - chunkEntry.startChunkIndex;
				for (let j = 0; j < chunkCount; j++) {
					const startSampleIndex = chunkEntry.startSampleIndex + j * chunkEntry.samplesPerChunk;
					const endSampleIndex = startSampleIndex + chunkEntry.samplesPerChunk;
					const startTimingEntryIndex = binarySearchLessOrEqual(sampleTable.sampleTimingEntries, startSampleIndex, (x) => x.startIndex);
					const startTimingEntry = sampleTable.sampleTimingEntries[startTimingEntryIndex];
					const endTimingEntryIndex = binarySearchLessOrEqual(sampleTable.sampleTimingEntries, endSampleIndex, (x) => x.startIndex);
					const endTimingEntry = sampleTable.sampleTimingEntries[endTimingEntryIndex];
					const firstSampleTimestamp = startTimingEntry.startDecodeTimestamp + (startSampleIndex - startTimingEntry.startIndex) * startTimingEntry.delta;
					const delta = endTimingEntry.startDecodeTimestamp + (endSampleIndex - endTimingEntry.startIndex) * endTimingEntry.delta - firstSampleTimestamp;
					const lastSampleTimingEntry = last(newSampleTimingEntries);
					if (lastSampleTimingEntry && lastSampleTimingEntry.delta === delta) lastSampleTimingEntry.count++;
					else newSampleTimingEntries.push({
						startIndex: chunkEntry.startChunkIndex + j,
						startDecodeTimestamp: firstSampleTimestamp,
						count: 1,
						delta
					});
					const chunkSize = chunkEntry.samplesPerChunk * pcmInfo.sampleSize * internalTrack.info.numberOfChannels;
					newSampleSizes.push(chunkSize);
				}
				chunkEntry.startSampleIndex = chunkEntry.startChunkIndex;
				chunkEntry.samplesPerChunk = 1;
			}
			sampleTable.sampleTimingEntries = newSampleTimingEntries;
			sampleTable.sampleSizes = newSampleSizes;
		}
		if (sampleTable.sampleCompositionTimeOffsets.length > 0) {
			sampleTable.presentationTimestamps = [];
			for (const entry of sampleTable.sampleTimingEntries) for (let i = 0; i < entry.count; i++) sampleTable.presentationTimestamps.push({
				presentationTimestamp: entry.startDecodeTimestamp + i * entry.delta,
				sampleIndex: entry.startIndex + i
			});
			for (const entry of sampleTable.sampleCompositionTimeOffsets) for (let i = 0; i < entry.count; i++) {
				const sampleIndex = entry.startIndex + i;
				const sample = sampleTable.presentationTimestamps[sampleIndex];
				if (!sample) continue;
				sample.presentationTimestamp += entry.offset;
			}
			sampleTable.presentationTimestamps.sort((a, b) => a.presentationTimestamp - b.presentationTimestamp);
			sampleTable.presentationTimestampIndexMap = Array(sampleTable.presentationTimestamps.length).fill(-1);
			for (let i = 0; i < sampleTable.presentationTimestamps.length; i++) sampleTable.presentationTimestampIndexMap[sampleTable.presentationTimestamps[i].sampleIndex] = i;
		}
		return sampleTable;
	}
	async readFragment(startPos) {
		if (this.lastReadFragment?.moofOffset === startPos) return this.lastReadFragment;
		let headerSlice = this.reader.requestSliceRange(startPos, 8, 16);
		if (isThenable(headerSlice)) headerSlice = await headerSlice;
		assert(headerSlice);
		const moofBoxInfo = readBoxHeader(headerSlice);
		assert(moofBoxInfo?.name === "moof");
		let entireSlice = this.reader.requestSlice(startPos, moofBoxInfo.totalSize);
		if (isThenable(entireSlice)) entireSlice = await entireSlice;
		assert(entireSlice);
		this.traverseBox(entireSlice);
		const fragment = this.lastReadFragment;
		assert(fragment && fragment.moofOffset === startPos);
		for (const [, trackData] of fragment.trackData) {
			const track = trackData.track;
			const { fragmentPositionCache } = track;
			if (!trackData.startTimestampIsFinal) {
				const lookupEntry = track.fragmentLookupTable.find((x) => x.moofOffset === fragment.moofOffset);
				if (lookupEntry) offsetFragmentTrackDataByTimestamp(trackData, lookupEntry.timestamp);
				else {
					const lastCacheIndex = binarySearchLessOrEqual(fragmentPositionCache, fragment.moofOffset - 1, (x) => x.moofOffset);
					if (lastCacheIndex !== -1) {
						const lastCache = fragmentPositionCache[lastCacheIndex];
						offsetFragmentTrackDataByTimestamp(trackData, lastCache.endTimestamp);
					}
				}
				trackData.startTimestampIsFinal = true;
			}
			const insertionIndex = binarySearchLessOrEqual(fragmentPositionCache, trackData.startTimestamp, (x) => x.startTimestamp);
			if (insertionIndex === -1 || fragmentPositionCache[insertionIndex].moofOffset !== fragment.moofOffset) fragmentPositionCache.splice(insertionIndex + 1, 0, {
				moofOffset: fragment.moofOffset,
				startTimestamp: trackData.startTimestamp,
				endTimestamp: trackData.endTimestamp
			});
			if (trackData.encryptionAuxInfo && track.encryptionInfo) {
				const entries = await resolveEncryptionAuxInfo(this.reader, track.encryptionInfo, trackData.encryptionAuxInfo);
				for (let i = 0; i < Math.min(trackData.samples.length, entries.length); i++) {
					const entry = entries[i];
					trackData.samples[i].encryption = entry;
				}
			}
		}
		return fragment;
	}
	readContiguousBoxes(slice) {
		const startIndex = slice.filePos;
		while (slice.filePos - startIndex <= slice.length - 8) if (!this.traverseBox(slice)) break;
	}
	*iterateContiguousBoxes(slice) {
		const startIndex = slice.filePos;
		while (slice.filePos - startIndex <= slice.length - 8) {
			const startPos = slice.filePos;
			const boxInfo = readBoxHeader(slice);
			if (!boxInfo) break;
			yield {
				boxInfo,
				slice
			};
			slice.filePos = startPos + boxInfo.totalSize;
		}
	}
	traverseBox(slice) {
		const startPos = slice.filePos;
		const boxInfo = readBoxHeader(slice);
		if (!boxInfo) return false;
		const contentStartPos = slice.filePos;
		const boxEndPos = startPos + boxInfo.totalSize;
		switch (boxInfo.name) {
			case "mdia":
			case "minf":
			case "dinf":
			case "mfra":
			case "edts":
			case "sinf":
			case "schi":
				this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				break;
			case "mvhd":
				{
					const version = readU8(slice);
					slice.skip(3);
					if (version === 1) {
						slice.skip(16);
						this.movieTimescale = readU32Be(slice);
						this.movieDurationInTimescale = readU64Be(slice);
					} else {
						slice.skip(8);
						this.movieTimescale = readU32Be(slice);
						this.movieDurationInTimescale = readU32Be(slice);
					}
					slice.skip(16);
					this.movieMatrix = readMatrix(slice);
				}
				break;
			case "trak":
				{
					const track = {
						id: -1,
						demuxer: this,
						trackBacking: null,
						disposition: {
							...DEFAULT_TRACK_DISPOSITION,
							primary: false
						},
						info: null,
						timescale: -1,
						durationInMovieTimescale: -1,
						durationInMediaTimescale: -1,
						matrix: IDENTITY_MATRIX,
						internalCodecId: null,
						name: null,
						languageCode: "und",
						sampleTableByteOffset: -1,
						sampleTable: null,
						fragmentLookupTable: [],
						currentFragmentState: null,
						fragmentPositionCache: [],
						editListPreviousSegmentDurations: 0,
						editListOffset: 0,
						encryptionInfo: null,
						encryptionAuxInfo: null,
						frmaCodecString: null,
						maxBitrate: null,
						avgBitrate: null
					};
					this.currentTrack = track;
					this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
					if (track.id !== -1 && track.timescale !== -1 && track.info !== null) {
						if (track.info.type === "video" && track.info.width !== -1) {
							track.trackBacking = new IsobmffVideoTrackBacking(track);
							this.tracks.push(track);
						} else if (track.info.type === "audio" && track.info.numberOfChannels !== -1) {
							track.trackBacking = new IsobmffAudioTrackBacking(track);
							this.tracks.push(track);
						}
					}
					this.currentTrack = null;
				}
				break;
			case "tkhd":
				{
					const track = this.currentTrack;
					if (!track) break;
					const version = readU8(slice);
					const trackEnabled = !!(readU24Be(slice) & 1);
					track.disposition.default = trackEnabled;
					if (version === 0) {
						slice.skip(8);
						track.id = readU32Be(slice);
						slice.skip(4);
						track.durationInMovieTimescale = readU32Be(slice);
					} else if (version === 1) {
						slice.skip(16);
						track.id = readU32Be(slice);
						slice.skip(4);
						track.durationInMovieTimescale = readU64Be(slice);
					} else throw new Error(`Incorrect track header version ${version}.`);
					slice.skip(16);
					const trackMatrix = readMatrix(slice);
					track.matrix = multiplyMatrices(trackMatrix, this.movieMatrix);
				}
				break;
			case "elst":
				{
					const track = this.currentTrack;
					if (!track) break;
					const version = readU8(slice);
					slice.skip(3);
					let relevantEntryFound = false;
					let previousSegmentDurations = 0;
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const segmentDuration = version === 1 ? readU64Be(slice) : readU32Be(slice);
						const mediaTime = version === 1 ? readI64Be(slice) : readI32Be(slice);
						const mediaRate = readFixed_16_16(slice);
						if (relevantEntryFound) {
							Logging._warn("Unsupported edit list: multiple edits are not currently supported. Only using first edit.");
							break;
						}
						if (mediaTime === -1) {
							previousSegmentDurations += segmentDuration;
							continue;
						}
						if (mediaRate !== 1) {
							Logging._warn("Unsupported edit list entry: media rate must be 1.");
							break;
						}
						track.editListPreviousSegmentDurations = previousSegmentDurations;
						track.editListOffset = mediaTime;
						relevantEntryFound = true;
					}
				}
				break;
			case "mdhd":
				{
					const track = this.currentTrack;
					if (!track) break;
					const version = readU8(slice);
					slice.skip(3);
					if (version === 0) {
						slice.skip(8);
						track.timescale = readU32Be(slice);
						track.durationInMediaTimescale = readU32Be(slice);
					} else if (version === 1) {
						slice.skip(16);
						track.timescale = readU32Be(slice);
						track.durationInMediaTimescale = readU64Be(slice);
					}
					let language = readU16Be(slice);
					if (language > 0) {
						track.languageCode = "";
						for (let i = 0; i < 3; i++) {
							track.languageCode = String.fromCharCode(96 + (language & 31)) + track.languageCode;
							language >>= 5;
						}
						if (!isIso639Dash2LanguageCode(track.languageCode)) track.languageCode = "und";
					}
				}
				break;
			case "hdlr":
				{
					const track = this.currentTrack;
					if (!track) break;
					slice.skip(8);
					const handlerType = readAscii(slice, 4);
					if (handlerType === "vide") track.info = {
						type: "video",
						width: -1,
						height: -1,
						squarePixelWidth: -1,
						squarePixelHeight: -1,
						codec: null,
						codecDescription: null,
						colorSpace: { ...EMPTY_COLOR_SPACE },
						avcType: null,
						avcCodecInfo: null,
						hevcCodecInfo: null,
						vp9CodecInfo: null,
						av1CodecInfo: null,
						proresCodecInfo: null,
						proresFormat: null
					};
					else if (handlerType === "soun") track.info = {
						type: "audio",
						numberOfChannels: -1,
						sampleRate: -1,
						codec: null,
						codecDescription: null,
						aacCodecInfo: null,
						dtsFormat: null,
						pcmLittleEndian: false,
						pcmSampleSize: null
					};
				}
				break;
			case "stbl":
				{
					const track = this.currentTrack;
					if (!track) break;
					track.sampleTableByteOffset = startPos;
					this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				}
				break;
			case "stsd":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (track.info === null || track.sampleTable) break;
					const stsdVersion = readU8(slice);
					slice.skip(3);
					const entries = readU32Be(slice);
					for (let i = 0; i < entries; i++) {
						const sampleBoxStartPos = slice.filePos;
						const sampleBoxInfo = readBoxHeader(slice);
						if (!sampleBoxInfo) break;
						track.internalCodecId = sampleBoxInfo.name;
						const lowercaseBoxName = sampleBoxInfo.name.toLowerCase();
						if (track.info.type === "video") {
							slice.skip(24);
							track.info.width = readU16Be(slice);
							track.info.height = readU16Be(slice);
							track.info.squarePixelWidth = track.info.width;
							track.info.squarePixelHeight = track.info.height;
							slice.skip(50);
							track.frmaCodecString = null;
							this.readContiguousBoxes(slice.slice(slice.filePos, sampleBoxStartPos + sampleBoxInfo.totalSize - slice.filePos));
							const codecName = lowercaseBoxName === "encv" ? track.frmaCodecString : lowercaseBoxName;
							track.frmaCodecString = null;
							if (codecName === "avc1" || codecName === "avc3") {
								track.info.codec = "avc";
								track.info.avcType = codecName === "avc1" ? 1 : 3;
							} else if (codecName === "hvc1" || codecName === "hev1") track.info.codec = "hevc";
							else if (codecName === "vp08") track.info.codec = "vp8";
							else if (codecName === "vp09") track.info.codec = "vp9";
							else if (codecName === "av01") track.info.codec = "av1";
							else if (PRORES_FOURCCS.includes(lowercaseBoxName)) {
								track.info.codec = "prores";
								track.info.proresFormat = lowercaseBoxName;
							} else if (codecName === null) Logging._warn(`Unknown encrypted video codec due to missing frma box.`);
							else Logging._warn(`Unsupported video codec (sample entry type '${sampleBoxInfo.name}').`);
						} else {
							slice.skip(8);
							const version = readU16Be(slice);
							slice.skip(6);
							let channelCount = readU16Be(slice);
							let sampleSize = readU16Be(slice);
							slice.skip(4);
							let sampleRate = readU32Be(slice) / 65536;
							let lpcmFlags = null;
							if (stsdVersion === 0 && version > 0) {
								if (version === 1) {
									slice.skip(4);
									sampleSize = 8 * readU32Be(slice);
									slice.skip(8);
								} else if (version === 2) {
									slice.skip(4);
									sampleRate = readF64Be(slice);
									channelCount = readU32Be(slice);
									slice.skip(4);
									sampleSize = readU32Be(slice);
									lpcmFlags = readU32Be(slice);
									slice.skip(8);
								}
							}
							track.info.numberOfChannels = channelCount;
							track.info.sampleRate = sampleRate;
							track.frmaCodecString = null;
							this.readContiguousBoxes(slice.slice(slice.filePos, sampleBoxStartPos + sampleBoxInfo.totalSize - slice.filePos));
							const codecName = lowercaseBoxName === "enca" ? track.frmaCodecString : lowercaseBoxName;
							track.frmaCodecString = null;
							if (codecName === "mp4a") {} else if (codecName === "opus") {
								track.info.codec = "opus";
								track.info.sampleRate = OPUS_SAMPLE_RATE;
							} else if (codecName === "flac") track.info.codec = "flac";
							else if (codecName === "ulaw") track.info.codec = "ulaw";
							else if (codecName === "alaw") track.info.codec = "alaw";
							else if (codecName === "ac-3") track.info.codec = "ac3";
							else if (codecName === "ec-3") track.info.codec = "eac3";
							else if (DTS_FOURCCS.includes(codecName)) {
								track.info.codec = "dts";
								track.info.dtsFormat = codecName;
							} else if (codecName === "twos") {
								if (sampleSize === 8) track.info.codec = "pcm-s8";
								else if (sampleSize === 16) track.info.codec = track.info.pcmLittleEndian ? "pcm-s16" : "pcm-s16be";
								else {
									Logging._warn(`Unsupported sample size ${sampleSize} for codec 'twos'.`);
									track.info.codec = null;
								}
							} else if (codecName === "sowt") {
								if (sampleSize === 8) track.info.codec = "pcm-s8";
								else if (sampleSize === 16) track.info.codec = "pcm-s16";
								else {
									Logging._warn(`Unsupported sample size ${sampleSize} for codec 'sowt'.`);
									track.info.codec = null;
								}
							} else if (codecName === "raw ") track.info.codec = "pcm-u8";
							else if (codecName === "in24") track.info.codec = track.info.pcmLittleEndian ? "pcm-s24" : "pcm-s24be";
							else if (codecName === "in32") track.info.codec = track.info.pcmLittleEndian ? "pcm-s32" : "pcm-s32be";
							else if (codecName === "fl32") track.info.codec = track.info.pcmLittleEndian ? "pcm-f32" : "pcm-f32be";
							else if (codecName === "fl64") track.info.codec = track.info.pcmLittleEndian ? "pcm-f64" : "pcm-f64be";
							else if (codecName === "ipcm") {
								const pcmSampleSize = track.info.pcmSampleSize;
								if (track.info.pcmLittleEndian) {
									if (pcmSampleSize === 16) track.info.codec = "pcm-s16";
									else if (pcmSampleSize === 24) track.info.codec = "pcm-s24";
									else if (pcmSampleSize === 32) track.info.codec = "pcm-s32";
									else {
										Logging._warn(`Invalid ipcm sample size ${pcmSampleSize}.`);
										track.info.codec = null;
									}
								} else if (pcmSampleSize === 16) track.info.codec = "pcm-s16be";
								else if (pcmSampleSize === 24) track.info.codec = "pcm-s24be";
								else if (pcmSampleSize === 32) track.info.codec = "pcm-s32be";
								else {
									Logging._warn(`Invalid ipcm sample size ${pcmSampleSize}.`);
									track.info.codec = null;
								}
							} else if (codecName === "fpcm") {
								const pcmSampleSize = track.info.pcmSampleSize;
								if (track.info.pcmLittleEndian) {
									if (pcmSampleSize === 32) track.info.codec = "pcm-f32";
									else if (pcmSampleSize === 64) track.info.codec = "pcm-f64";
									else {
										Logging._warn(`Invalid fpcm sample size ${pcmSampleSize}.`);
										track.info.codec = null;
									}
								} else if (pcmSampleSize === 32) track.info.codec = "pcm-f32be";
								else if (pcmSampleSize === 64) track.info.codec = "pcm-f64be";
								else {
									Logging._warn(`Invalid fpcm sample size ${pcmSampleSize}.`);
									track.info.codec = null;
								}
							} else if (codecName === "lpcm" && lpcmFlags !== null) {
								const bytesPerSample = sampleSize + 7 >> 3;
								const isFloat = Boolean(lpcmFlags & 1);
								const isBigEndian = Boolean(lpcmFlags & 2);
								const sFlags = lpcmFlags & 4 ? -1 : 0;
								if (sampleSize > 0 && sampleSize <= 64) {
									if (isFloat) {
										if (sampleSize === 32) track.info.codec = isBigEndian ? "pcm-f32be" : "pcm-f32";
									} else if (sFlags & 1 << bytesPerSample - 1) {
										if (bytesPerSample === 1) track.info.codec = "pcm-s8";
										else if (bytesPerSample === 2) track.info.codec = isBigEndian ? "pcm-s16be" : "pcm-s16";
										else if (bytesPerSample === 3) track.info.codec = isBigEndian ? "pcm-s24be" : "pcm-s24";
										else if (bytesPerSample === 4) track.info.codec = isBigEndian ? "pcm-s32be" : "pcm-s32";
									} else if (bytesPerSample === 1) track.info.codec = "pcm-u8";
								}
								if (track.info.codec === null) Logging._warn("Unsupported PCM format.");
							} else if (codecName === null) Logging._warn(`Unknown encrypted audio codec due to missing frma box.`);
							else Logging._warn(`Unsupported audio codec (sample entry type '${sampleBoxInfo.name}').`);
						}
						slice.filePos = sampleBoxStartPos + sampleBoxInfo.totalSize;
					}
				}
				break;
			case "frma":
				{
					const track = this.currentTrack;
					if (!track) break;
					track.frmaCodecString = readAscii(slice, 4).toLowerCase();
				}
				break;
			case "schm":
				{
					const track = this.currentTrack;
					if (!track) break;
					slice.skip(4);
					const schemeType = readAscii(slice, 4);
					if (schemeType === "cenc" || schemeType === "cens" || schemeType === "cbcs") track.encryptionInfo = {
						scheme: schemeType,
						defaultKid: null,
						defaultIsProtected: null,
						defaultPerSampleIvSize: null,
						defaultConstantIv: null,
						defaultCryptByteBlock: null,
						defaultSkipByteBlock: null
					};
					else Logging._warn(`Unsupported encryption scheme '${schemeType}'.`);
				}
				break;
			case "tenc":
				{
					const track = this.currentTrack;
					if (!track || !track.encryptionInfo) break;
					const version = readU8(slice);
					slice.skip(3);
					slice.skip(1);
					const patternByte = readU8(slice);
					if (version > 0) {
						track.encryptionInfo.defaultCryptByteBlock = patternByte >> 4;
						track.encryptionInfo.defaultSkipByteBlock = patternByte & 15;
					} else {
						track.encryptionInfo.defaultCryptByteBlock = 0;
						track.encryptionInfo.defaultSkipByteBlock = 0;
					}
					track.encryptionInfo.defaultIsProtected = readU8(slice) !== 0;
					track.encryptionInfo.defaultPerSampleIvSize = readU8(slice);
					track.encryptionInfo.defaultKid = bytesToHexString(readBytes(slice, 16));
					if (track.encryptionInfo.defaultIsProtected && track.encryptionInfo.defaultPerSampleIvSize === 0) {
						const constantIvSize = readU8(slice);
						const constantIv = /* @__PURE__ */ new Uint8Array(16);
						constantIv.set(readBytes(slice, constantIvSize), 0);
						track.encryptionInfo.defaultConstantIv = constantIv;
					}
				}
				break;
			case "avcC":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info);
					if (boxInfo.contentSize === 0) break;
					track.info.codecDescription = readBytes(slice, boxInfo.contentSize);
				}
				break;
			case "hvcC":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info);
					if (boxInfo.contentSize === 0) break;
					track.info.codecDescription = readBytes(slice, boxInfo.contentSize);
				}
				break;
			case "vpcC":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "video");
					slice.skip(4);
					const profile = readU8(slice);
					const level = readU8(slice);
					const thirdByte = readU8(slice);
					const bitDepth = thirdByte >> 4;
					const chromaSubsampling = thirdByte >> 1 & 7;
					const videoFullRangeFlag = thirdByte & 1;
					const colourPrimaries = readU8(slice);
					const transferCharacteristics = readU8(slice);
					const matrixCoefficients = readU8(slice);
					track.info.vp9CodecInfo = {
						profile,
						level,
						bitDepth,
						chromaSubsampling,
						videoFullRangeFlag,
						colourPrimaries,
						transferCharacteristics,
						matrixCoefficients
					};
				}
				break;
			case "av1C":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "video");
					slice.skip(1);
					const secondByte = readU8(slice);
					const profile = secondByte >> 5;
					const level = secondByte & 31;
					const thirdByte = readU8(slice);
					const tier = thirdByte >> 7;
					const highBitDepth = thirdByte >> 6 & 1;
					const twelveBit = thirdByte >> 5 & 1;
					const monochrome = thirdByte >> 4 & 1;
					const chromaSubsamplingX = thirdByte >> 3 & 1;
					const chromaSubsamplingY = thirdByte >> 2 & 1;
					const chromaSamplePosition = thirdByte & 3;
					const bitDepth = profile === 2 && highBitDepth ? twelveBit ? 12 : 10 : highBitDepth ? 10 : 8;
					slice.skip(1);
					const configObus = readBytes(slice, boxInfo.contentSize - 4);
					const configObuInfo = extractAv1CodecInfoFromPacket(configObus);
					track.info.av1CodecInfo = {
						profile,
						level,
						tier,
						bitDepth,
						monochrome,
						chromaSubsamplingX,
						chromaSubsamplingY,
						chromaSamplePosition,
						videoFullRangeFlag: configObuInfo?.videoFullRangeFlag ?? 0,
						colourPrimaries: configObuInfo?.colourPrimaries ?? 2,
						transferCharacteristics: configObuInfo?.transferCharacteristics ?? 2,
						matrixCoefficients: configObuInfo?.matrixCoefficients ?? 2
					};
				}
				break;
			case "colr":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "video");
					const colourType = readAscii(slice, 4);
					if (colourType !== "nclx" && colourType !== "nclc") break;
					const colourPrimaries = readU16Be(slice);
					const transferCharacteristics = readU16Be(slice);
					const matrixCoefficients = readU16Be(slice);
					let fullRange = void 0;
					if (colourType === "nclx") fullRange = Boolean(readU8(slice) & 128);
					track.info.colorSpace = {
						primaries: COLOR_PRIMARIES_MAP_INVERSE[colourPrimaries],
						transfer: TRANSFER_CHARACTERISTICS_MAP_INVERSE[transferCharacteristics],
						matrix: MATRIX_COEFFICIENTS_MAP_INVERSE[matrixCoefficients],
						fullRange
					};
				}
				break;
			case "pasp":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "video");
					const num = readU32Be(slice);
					const den = readU32Be(slice);
					if (num > 0 && den > 0) {
						if (num > den) track.info.squarePixelWidth = Math.round(track.info.width * num / den);
						else track.info.squarePixelHeight = Math.round(track.info.height * den / num);
					}
				}
				break;
			case "btrt":
				{
					const track = this.currentTrack;
					if (!track) break;
					slice.skip(4);
					const maxBitrate = readU32Be(slice);
					const avgBitrate = readU32Be(slice);
					track.maxBitrate = maxBitrate > 0 ? maxBitrate : null;
					track.avgBitrate = avgBitrate > 0 ? avgBitrate : null;
				}
				break;
			case "wave":
				this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				break;
			case "esds":
				{
					const track = this.currentTrack;
					if (!track || track.info?.type !== "audio") break;
					slice.skip(4);
					assert(readU8(slice) === 3);
					readIsomVariableInteger(slice);
					slice.skip(2);
					const mixed = readU8(slice);
					const streamDependenceFlag = (mixed & 128) !== 0;
					const urlFlag = (mixed & 64) !== 0;
					const ocrStreamFlag = (mixed & 32) !== 0;
					if (streamDependenceFlag) slice.skip(2);
					if (urlFlag) {
						const urlLength = readU8(slice);
						slice.skip(urlLength);
					}
					if (ocrStreamFlag) slice.skip(2);
					assert(readU8(slice) === 4);
					const decoderConfigDescriptorLength = readIsomVariableInteger(slice);
					const payloadStart = slice.filePos;
					const objectTypeIndication = readU8(slice);
					if (objectTypeIndication === 64 || objectTypeIndication === 103) {
						track.info.codec = "aac";
						track.info.aacCodecInfo = {
							isMpeg2: objectTypeIndication === 103,
							objectType: null
						};
					} else if (objectTypeIndication === 105 || objectTypeIndication === 107) track.info.codec = "mp3";
					else if (objectTypeIndication === 221) track.info.codec = "vorbis";
					else if (objectTypeIndication === 169) track.info.codec = "dts";
					else Logging._warn(`Unsupported audio codec (objectTypeIndication ${objectTypeIndication}) - discarding track.`);
					slice.skip(12);
					if (decoderConfigDescriptorLength > slice.filePos - payloadStart) {
						assert(readU8(slice) === 5);
						const decoderSpecificInfoLength = readIsomVariableInteger(slice);
						track.info.codecDescription = readBytes(slice, decoderSpecificInfoLength);
						if (track.info.codec === "aac") {
							const audioSpecificConfig = parseAacAudioSpecificConfig(track.info.codecDescription);
							if (audioSpecificConfig.outputNumberOfChannels !== null) track.info.numberOfChannels = audioSpecificConfig.outputNumberOfChannels;
							if (audioSpecificConfig.outputSampleRate !== null) track.info.sampleRate = audioSpecificConfig.outputSampleRate;
						}
					}
				}
				break;
			case "enda":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					track.info.pcmLittleEndian = !!(readU16Be(slice) & 255);
				}
				break;
			case "pcmC":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					slice.skip(4);
					const formatFlags = readU8(slice);
					track.info.pcmLittleEndian = Boolean(formatFlags & 1);
					track.info.pcmSampleSize = readU8(slice);
				}
				break;
			case "dOps":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					slice.skip(1);
					const outputChannelCount = readU8(slice);
					const preSkip = readU16Be(slice);
					const inputSampleRate = readU32Be(slice);
					const outputGain = readI16Be(slice);
					const channelMappingFamily = readU8(slice);
					let channelMappingTable;
					if (channelMappingFamily !== 0) channelMappingTable = readBytes(slice, 2 + outputChannelCount);
					else channelMappingTable = /* @__PURE__ */ new Uint8Array(0);
					const description = new Uint8Array(19 + channelMappingTable.byteLength);
					const view = new DataView(description.buffer);
					view.setUint32(0, 1332770163, false);
					view.setUint32(4, 1214603620, false);
					view.setUint8(8, 1);
					view.setUint8(9, outputChannelCount);
					view.setUint16(10, preSkip, true);
					view.setUint32(12, inputSampleRate, true);
					view.setInt16(16, outputGain, true);
					view.setUint8(18, channelMappingFamily);
					description.set(channelMappingTable, 19);
					track.info.codecDescription = description;
					track.info.numberOfChannels = outputChannelCount;
				}
				break;
			case "dfLa":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					slice.skip(4);
					const BLOCK_TYPE_MASK = 127;
					const LAST_METADATA_BLOCK_FLAG_MASK = 128;
					const startPos = slice.filePos;
					while (slice.filePos < boxEndPos) {
						const flagAndType = readU8(slice);
						const metadataBlockLength = readU24Be(slice);
						if ((flagAndType & BLOCK_TYPE_MASK) === FlacBlockType.STREAMINFO) {
							slice.skip(10);
							const word = readU32Be(slice);
							const sampleRate = word >>> 12;
							const numberOfChannels = (word >> 9 & 7) + 1;
							track.info.sampleRate = sampleRate;
							track.info.numberOfChannels = numberOfChannels;
							slice.skip(20);
						} else slice.skip(metadataBlockLength);
						if (flagAndType & LAST_METADATA_BLOCK_FLAG_MASK) break;
					}
					const endPos = slice.filePos;
					slice.filePos = startPos;
					const bytes = readBytes(slice, endPos - startPos);
					const description = new Uint8Array(4 + bytes.byteLength);
					new DataView(description.buffer).setUint32(0, 1716281667, false);
					description.set(bytes, 4);
					track.info.codecDescription = description;
				}
				break;
			case "dac3":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					const bitstream = new Bitstream(readBytes(slice, 3));
					const fscod = bitstream.readBits(2);
					bitstream.skipBits(8);
					const acmod = bitstream.readBits(3);
					const lfeon = bitstream.readBits(1);
					if (fscod < 3) track.info.sampleRate = AC3_SAMPLE_RATES[fscod];
					track.info.numberOfChannels = AC3_ACMOD_CHANNEL_COUNTS[acmod] + lfeon;
				}
				break;
			case "dec3":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					const bytes = readBytes(slice, boxInfo.contentSize);
					const config = parseEac3Config(bytes);
					if (!config) {
						Logging._warn("Invalid dec3 box contents, ignoring.");
						break;
					}
					const sampleRate = getEac3SampleRate(config);
					if (sampleRate !== null) track.info.sampleRate = sampleRate;
					track.info.numberOfChannels = getEac3ChannelCount(config);
				}
				break;
			case "ddts":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.info?.type === "audio");
					const bytes = readBytes(slice, Math.min(boxInfo.contentSize, 20));
					const config = parseDtsSpecificBox(bytes);
					if (!config) {
						Logging._warn("Invalid ddts box contents, ignoring.");
						break;
					}
					track.info.sampleRate = config.sampleRate;
					if (config.numberOfChannels !== null) track.info.numberOfChannels = config.numberOfChannels;
				}
				break;
			case "stts":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					let currentIndex = 0;
					let currentTimestamp = 0;
					for (let i = 0; i < entryCount; i++) {
						const sampleCount = readU32Be(slice);
						const sampleDelta = readU32Be(slice);
						track.sampleTable.sampleTimingEntries.push({
							startIndex: currentIndex,
							startDecodeTimestamp: currentTimestamp,
							count: sampleCount,
							delta: sampleDelta
						});
						currentIndex += sampleCount;
						currentTimestamp += sampleCount * sampleDelta;
					}
				}
				break;
			case "ctts":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					let sampleIndex = 0;
					for (let i = 0; i < entryCount; i++) {
						const sampleCount = readU32Be(slice);
						const sampleOffset = readI32Be(slice);
						track.sampleTable.sampleCompositionTimeOffsets.push({
							startIndex: sampleIndex,
							count: sampleCount,
							offset: sampleOffset
						});
						sampleIndex += sampleCount;
					}
				}
				break;
			case "stsz":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const sampleSize = readU32Be(slice);
					const sampleCount = readU32Be(slice);
					if (sampleSize === 0) for (let i = 0; i < sampleCount; i++) {
						const sampleSize = readU32Be(slice);
						track.sampleTable.sampleSizes.push(sampleSize);
					}
					else track.sampleTable.sampleSizes.push(sampleSize);
				}
				break;
			case "stz2":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					slice.skip(3);
					const fieldSize = readU8(slice);
					const sampleCount = readU32Be(slice);
					const bitstream = new Bitstream(readBytes(slice, Math.ceil(sampleCount * fieldSize / 8)));
					for (let i = 0; i < sampleCount; i++) {
						const sampleSize = bitstream.readBits(fieldSize);
						track.sampleTable.sampleSizes.push(sampleSize);
					}
				}
				break;
			case "stss":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					track.sampleTable.keySampleIndices = [];
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const sampleIndex = readU32Be(slice) - 1;
						track.sampleTable.keySampleIndices.push(sampleIndex);
					}
					if (track.sampleTable.keySampleIndices[0] !== 0) track.sampleTable.keySampleIndices.unshift(0);
				}
				break;
			case "stsc":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const startChunkIndex = readU32Be(slice) - 1;
						const samplesPerChunk = readU32Be(slice);
						const sampleDescriptionIndex = readU32Be(slice);
						track.sampleTable.sampleToChunk.push({
							startSampleIndex: -1,
							startChunkIndex,
							samplesPerChunk,
							sampleDescriptionIndex
						});
					}
					let startSampleIndex = 0;
					for (let i = 0; i < track.sampleTable.sampleToChunk.length; i++) {
						track.sampleTable.sampleToChunk[i].startSampleIndex = startSampleIndex;
						if (i < track.sampleTable.sampleToChunk.length - 1) {
							const chunkCount = track.sampleTable.sampleToChunk[i + 1].startChunkIndex - track.sampleTable.sampleToChunk[i].startChunkIndex;
							startSampleIndex += chunkCount * track.sampleTable.sampleToChunk[i].samplesPerChunk;
						}
					}
				}
				break;
			case "stco":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const chunkOffset = readU32Be(slice);
						track.sampleTable.chunkOffsets.push(chunkOffset);
					}
				}
				break;
			case "co64":
				{
					const track = this.currentTrack;
					if (!track) break;
					if (!track.sampleTable) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const chunkOffset = readU64Be(slice);
						track.sampleTable.chunkOffsets.push(chunkOffset);
					}
				}
				break;
			case "mvex":
				this.isFragmented = true;
				this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				break;
			case "mehd":
				{
					const version = readU8(slice);
					slice.skip(3);
					const fragmentDuration = version === 1 ? readU64Be(slice) : readU32Be(slice);
					this.movieDurationInTimescale = fragmentDuration;
				}
				break;
			case "trex":
				{
					slice.skip(4);
					const trackId = readU32Be(slice);
					const defaultSampleDescriptionIndex = readU32Be(slice);
					const defaultSampleDuration = readU32Be(slice);
					const defaultSampleSize = readU32Be(slice);
					const defaultSampleFlags = readU32Be(slice);
					this.fragmentTrackDefaults.push({
						trackId,
						defaultSampleDescriptionIndex,
						defaultSampleDuration,
						defaultSampleSize,
						defaultSampleFlags
					});
				}
				break;
			case "tfra":
				{
					const version = readU8(slice);
					slice.skip(3);
					const trackId = readU32Be(slice);
					const track = this.tracks.find((x) => x.id === trackId);
					if (!track) break;
					const word = readU32Be(slice);
					const lengthSizeOfTrafNum = (word & 48) >> 4;
					const lengthSizeOfTrunNum = (word & 12) >> 2;
					const lengthSizeOfSampleNum = word & 3;
					const functions = [
						readU8,
						readU16Be,
						readU24Be,
						readU32Be
					];
					const readTrafNum = functions[lengthSizeOfTrafNum];
					const readTrunNum = functions[lengthSizeOfTrunNum];
					const readSampleNum = functions[lengthSizeOfSampleNum];
					const numberOfEntries = readU32Be(slice);
					for (let i = 0; i < numberOfEntries; i++) {
						const time = version === 1 ? readU64Be(slice) : readU32Be(slice);
						const moofOffset = version === 1 ? readU64Be(slice) : readU32Be(slice);
						readTrafNum(slice);
						readTrunNum(slice);
						readSampleNum(slice);
						track.fragmentLookupTable.push({
							timestamp: time,
							moofOffset
						});
					}
					track.fragmentLookupTable.sort((a, b) => a.timestamp - b.timestamp);
					for (let i = 0; i < track.fragmentLookupTable.length - 1; i++) {
						const entry1 = track.fragmentLookupTable[i];
						const entry2 = track.fragmentLookupTable[i + 1];
						if (entry1.timestamp === entry2.timestamp) {
							track.fragmentLookupTable.splice(i + 1, 1);
							i--;
						}
					}
				}
				break;
			case "moof":
				this.currentFragment = {
					moofOffset: startPos,
					moofSize: boxInfo.totalSize,
					implicitBaseDataOffset: startPos,
					trackData: /* @__PURE__ */ new Map(),
					psshBoxes: []
				};
				this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				this.lastReadFragment = this.currentFragment;
				this.currentFragment = null;
				break;
			case "traf":
				assert(this.currentFragment);
				this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				if (this.currentTrack) {
					const trackData = this.currentFragment.trackData.get(this.currentTrack.id);
					cond: if (trackData) {
						if (trackData.samples.length === 0) {
							this.currentFragment.trackData.delete(this.currentTrack.id);
							break cond;
						}
						trackData.presentationTimestamps = trackData.samples.map((x, i) => ({
							presentationTimestamp: x.presentationTimestamp,
							sampleIndex: i
						})).sort((a, b) => a.presentationTimestamp - b.presentationTimestamp);
						for (let i = 0; i < trackData.presentationTimestamps.length; i++) {
							const currentEntry = trackData.presentationTimestamps[i];
							const currentSample = trackData.samples[currentEntry.sampleIndex];
							if (trackData.firstKeyFrameTimestamp === null && currentSample.isKeyFrame) trackData.firstKeyFrameTimestamp = currentSample.presentationTimestamp;
							if (i < trackData.presentationTimestamps.length - 1) currentSample.duration = trackData.presentationTimestamps[i + 1].presentationTimestamp - currentEntry.presentationTimestamp;
						}
						const firstSample = trackData.samples[trackData.presentationTimestamps[0].sampleIndex];
						const lastSample = trackData.samples[last(trackData.presentationTimestamps).sampleIndex];
						trackData.startTimestamp = firstSample.presentationTimestamp;
						trackData.endTimestamp = lastSample.presentationTimestamp + lastSample.duration;
						const { currentFragmentState } = this.currentTrack;
						assert(currentFragmentState);
						if (currentFragmentState.startTimestamp !== null) {
							offsetFragmentTrackDataByTimestamp(trackData, currentFragmentState.startTimestamp);
							trackData.startTimestampIsFinal = true;
						}
						if (currentFragmentState.encryptionAuxInfo && !trackData.samples[0].encryption) trackData.encryptionAuxInfo = currentFragmentState.encryptionAuxInfo;
					}
					this.currentTrack.currentFragmentState = null;
					this.currentTrack = null;
				}
				break;
			case "pssh":
				{
					if (this.input._formatOptions.isobmff?._suppressPsshParsing) break;
					const psshBox = parsePsshBoxContents(readBytes(slice, boxInfo.contentSize));
					if (this.currentFragment) this.currentFragment.psshBoxes.push(psshBox);
					else if (!this.currentTrack) this.psshBoxes.push(psshBox);
				}
				break;
			case "tfhd":
				{
					assert(this.currentFragment);
					slice.skip(1);
					const flags = readU24Be(slice);
					const baseDataOffsetPresent = Boolean(flags & 1);
					const sampleDescriptionIndexPresent = Boolean(flags & 2);
					const defaultSampleDurationPresent = Boolean(flags & 8);
					const defaultSampleSizePresent = Boolean(flags & 16);
					const defaultSampleFlagsPresent = Boolean(flags & 32);
					const durationIsEmpty = Boolean(flags & 65536);
					const defaultBaseIsMoof = Boolean(flags & 131072);
					const trackId = readU32Be(slice);
					const track = this.tracks.find((x) => x.id === trackId);
					if (!track) break;
					const defaults = this.fragmentTrackDefaults.find((x) => x.trackId === trackId);
					this.currentTrack = track;
					track.currentFragmentState = {
						baseDataOffset: this.currentFragment.implicitBaseDataOffset,
						sampleDescriptionIndex: defaults?.defaultSampleDescriptionIndex ?? null,
						defaultSampleDuration: defaults?.defaultSampleDuration ?? null,
						defaultSampleSize: defaults?.defaultSampleSize ?? null,
						defaultSampleFlags: defaults?.defaultSampleFlags ?? null,
						startTimestamp: null,
						encryptionAuxInfo: null
					};
					if (baseDataOffsetPresent) track.currentFragmentState.baseDataOffset = readU64Be(slice);
					else if (defaultBaseIsMoof) track.currentFragmentState.baseDataOffset = this.currentFragment.moofOffset;
					if (sampleDescriptionIndexPresent) track.currentFragmentState.sampleDescriptionIndex = readU32Be(slice);
					if (defaultSampleDurationPresent) track.currentFragmentState.defaultSampleDuration = readU32Be(slice);
					if (defaultSampleSizePresent) track.currentFragmentState.defaultSampleSize = readU32Be(slice);
					if (defaultSampleFlagsPresent) track.currentFragmentState.defaultSampleFlags = readU32Be(slice);
					if (durationIsEmpty) track.currentFragmentState.defaultSampleDuration = 0;
				}
				break;
			case "tfdt":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(track.currentFragmentState);
					const version = readU8(slice);
					slice.skip(3);
					const baseMediaDecodeTime = version === 0 ? readU32Be(slice) : readU64Be(slice);
					track.currentFragmentState.startTimestamp = baseMediaDecodeTime;
				}
				break;
			case "trun":
				{
					const track = this.currentTrack;
					if (!track) break;
					assert(this.currentFragment);
					assert(track.currentFragmentState);
					const version = readU8(slice);
					const flags = readU24Be(slice);
					const dataOffsetPresent = Boolean(flags & 1);
					const firstSampleFlagsPresent = Boolean(flags & 4);
					const sampleDurationPresent = Boolean(flags & 256);
					const sampleSizePresent = Boolean(flags & 512);
					const sampleFlagsPresent = Boolean(flags & 1024);
					const sampleCompositionTimeOffsetsPresent = Boolean(flags & 2048);
					const sampleCount = readU32Be(slice);
					let dataOffset = null;
					if (dataOffsetPresent) dataOffset = readI32Be(slice);
					let firstSampleFlags = null;
					if (firstSampleFlagsPresent) firstSampleFlags = readU32Be(slice);
					let trackData;
					if (this.currentFragment.trackData.has(track.id)) {
						trackData = this.currentFragment.trackData.get(track.id);
						if (dataOffset !== null) trackData.currentOffset = track.currentFragmentState.baseDataOffset + dataOffset;
					} else {
						trackData = {
							track,
							currentTimestamp: 0,
							currentOffset: track.currentFragmentState.baseDataOffset + (dataOffset ?? 0),
							startTimestamp: 0,
							endTimestamp: 0,
							firstKeyFrameTimestamp: null,
							samples: [],
							presentationTimestamps: [],
							startTimestampIsFinal: false,
							encryptionAuxInfo: null
						};
						this.currentFragment.trackData.set(track.id, trackData);
					}
					for (let i = 0; i < sampleCount; i++) {
						let sampleDuration;
						if (sampleDurationPresent) sampleDuration = readU32Be(slice);
						else {
							assert(track.currentFragmentState.defaultSampleDuration !== null);
							sampleDuration = track.currentFragmentState.defaultSampleDuration;
						}
						let sampleSize;
						if (sampleSizePresent) sampleSize = readU32Be(slice);
						else {
							assert(track.currentFragmentState.defaultSampleSize !== null);
							sampleSize = track.currentFragmentState.defaultSampleSize;
						}
						let sampleFlags;
						if (sampleFlagsPresent) sampleFlags = readU32Be(slice);
						else {
							assert(track.currentFragmentState.defaultSampleFlags !== null);
							sampleFlags = track.currentFragmentState.defaultSampleFlags;
						}
						if (i === 0 && firstSampleFlags !== null) sampleFlags = firstSampleFlags;
						let sampleCompositionTimeOffset = 0;
						if (sampleCompositionTimeOffsetsPresent) {
							if (version === 0) sampleCompositionTimeOffset = readU32Be(slice);
							else sampleCompositionTimeOffset = readI32Be(slice);
						}
						const isKeyFrame = !(sampleFlags & 65536);
						trackData.samples.push({
							presentationTimestamp: trackData.currentTimestamp + sampleCompositionTimeOffset,
							duration: sampleDuration,
							byteOffset: trackData.currentOffset,
							byteSize: sampleSize,
							isKeyFrame,
							encryption: null
						});
						trackData.currentOffset += sampleSize;
						trackData.currentTimestamp += sampleDuration;
					}
					this.currentFragment.implicitBaseDataOffset = trackData.currentOffset;
				}
				break;
			case "saiz":
				{
					const track = this.currentTrack;
					if (!track || !track.encryptionInfo) break;
					slice.skip(1);
					if (readU24Be(slice) & 1) {
						const auxInfoType = readAscii(slice, 4);
						const auxInfoTypeParam = readU32Be(slice);
						if (auxInfoType !== track.encryptionInfo.scheme || auxInfoTypeParam !== 0) break;
					}
					const defaultSampleInfoSize = readU8(slice);
					const sampleCount = readU32Be(slice);
					let sampleSizes = null;
					if (defaultSampleInfoSize === 0 && sampleCount > 0) sampleSizes = readBytes(slice, sampleCount);
					const aux = getOrCreateEncryptionAuxInfo(track);
					aux.defaultSampleInfoSize = defaultSampleInfoSize;
					aux.sampleSizes = sampleSizes;
					aux.sampleCount = sampleCount;
				}
				break;
			case "saio":
				{
					const track = this.currentTrack;
					if (!track || !track.encryptionInfo) break;
					const version = readU8(slice);
					if (readU24Be(slice) & 1) {
						const auxInfoType = readAscii(slice, 4);
						const auxInfoTypeParam = readU32Be(slice);
						if (auxInfoType !== track.encryptionInfo.scheme || auxInfoTypeParam !== 0) break;
					}
					const entryCount = readU32Be(slice);
					if (entryCount === 0) break;
					if (entryCount > 1) Logging._warn("Multiple saio entries are not supported; using the first offset only.");
					let offset = version === 0 ? readU32Be(slice) : Number(readU64Be(slice));
					if (this.currentFragment) offset += this.currentFragment.moofOffset;
					const aux = getOrCreateEncryptionAuxInfo(track);
					aux.offset = offset;
				}
				break;
			case "senc":
				{
					const track = this.currentTrack;
					if (!track || !track.encryptionInfo) break;
					assert(this.currentFragment);
					const trackData = this.currentFragment.trackData.get(track.id);
					if (!trackData) break;
					slice.skip(1);
					const flags = readU24Be(slice);
					const useSubsamples = Boolean(flags & 2);
					const sampleCount = readU32Be(slice);
					const ivSize = track.encryptionInfo.defaultPerSampleIvSize;
					assert(ivSize !== null);
					for (let i = 0; i < Math.min(sampleCount, trackData.samples.length); i++) {
						const iv = /* @__PURE__ */ new Uint8Array(16);
						if (ivSize > 0) iv.set(readBytes(slice, ivSize), 0);
						else iv.set(track.encryptionInfo.defaultConstantIv, 0);
						let subsamples = null;
						if (useSubsamples) {
							const subsampleCount = readU16Be(slice);
							subsamples = [];
							for (let j = 0; j < subsampleCount; j++) {
								const clearLen = readU16Be(slice);
								const protectedLen = readU32Be(slice);
								subsamples.push({
									clearLen,
									protectedLen
								});
							}
						}
						const sample = trackData.samples[i];
						sample.encryption = {
							iv,
							subsamples
						};
					}
				}
				break;
			case "udta":
				{
					const iterator = this.iterateContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
					for (const { boxInfo, slice } of iterator) {
						if (boxInfo.name !== "meta" && !this.currentTrack) {
							const startPos = slice.filePos;
							this.metadataTags.raw ??= {};
							if (boxInfo.name[0] === "©") this.metadataTags.raw[boxInfo.name] ??= readMetadataStringShort(slice);
							else this.metadataTags.raw[boxInfo.name] ??= readBytes(slice, boxInfo.contentSize);
							slice.filePos = startPos;
						}
						switch (boxInfo.name) {
							case "meta":
								slice.skip(-boxInfo.headerSize);
								this.traverseBox(slice);
								break;
							case "©nam":
							case "name":
								if (this.currentTrack) this.currentTrack.name = textDecoder.decode(readBytes(slice, boxInfo.contentSize));
								else this.metadataTags.title ??= readMetadataStringShort(slice);
								break;
							case "©des":
								if (!this.currentTrack) this.metadataTags.description ??= readMetadataStringShort(slice);
								break;
							case "©ART":
								if (!this.currentTrack) this.metadataTags.artist ??= readMetadataStringShort(slice);
								break;
							case "©alb":
								if (!this.currentTrack) this.metadataTags.album ??= readMetadataStringShort(slice);
								break;
							case "albr":
								if (!this.currentTrack) this.metadataTags.albumArtist ??= readMetadataStringShort(slice);
								break;
							case "©gen":
								if (!this.currentTrack) this.metadataTags.genre ??= readMetadataStringShort(slice);
								break;
							case "©day":
								if (!this.currentTrack) {
									const date = new Date(readMetadataStringShort(slice));
									if (!Number.isNaN(date.getTime())) this.metadataTags.date ??= date;
								}
								break;
							case "©cmt":
								if (!this.currentTrack) this.metadataTags.comment ??= readMetadataStringShort(slice);
								break;
							case "©lyr": if (!this.currentTrack) this.metadataTags.lyrics ??= readMetadataStringShort(slice);
						}
					}
				}
				break;
			case "meta":
				{
					if (this.currentTrack) break;
					const isQuickTime = readU32Be(slice) !== 0;
					this.currentMetadataKeys = /* @__PURE__ */ new Map();
					if (isQuickTime) this.readContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
					else this.readContiguousBoxes(slice.slice(contentStartPos + 4, boxInfo.contentSize - 4));
					this.currentMetadataKeys = null;
				}
				break;
			case "keys":
				{
					if (!this.currentMetadataKeys) break;
					slice.skip(4);
					const entryCount = readU32Be(slice);
					for (let i = 0; i < entryCount; i++) {
						const keySize = readU32Be(slice);
						slice.skip(4);
						const keyName = textDecoder.decode(readBytes(slice, keySize - 8));
						this.currentMetadataKeys.set(i + 1, keyName);
					}
				}
				break;
			case "ilst": {
				if (!this.currentMetadataKeys) break;
				const iterator = this.iterateContiguousBoxes(slice.slice(contentStartPos, boxInfo.contentSize));
				for (const { boxInfo, slice } of iterator) {
					let metadataKey = boxInfo.name;
					const nameAsNumber = (metadataKey.charCodeAt(0) << 24) + (metadataKey.charCodeAt(1) << 16) + (metadataKey.charCodeAt(2) << 8) + metadataKey.charCodeAt(3);
					if (this.currentMetadataKeys.has(nameAsNumber)) metadataKey = this.currentMetadataKeys.get(nameAsNumber);
					const data = readDataBox(slice);
					this.metadataTags.raw ??= {};
					this.metadataTags.raw[metadataKey] ??= data;
					switch (metadataKey) {
						case "©nam":
						case "titl":
						case "com.apple.quicktime.title":
						case "title":
							if (typeof data === "string") this.metadataTags.title ??= data;
							break;
						case "©des":
						case "desc":
						case "dscp":
						case "com.apple.quicktime.description":
						case "description":
							if (typeof data === "string") this.metadataTags.description ??= data;
							break;
						case "©ART":
						case "com.apple.quicktime.artist":
						case "artist":
							if (typeof data === "string") this.metadataTags.artist ??= data;
							break;
						case "©alb":
						case "albm":
						case "com.apple.quicktime.album":
						case "album":
							if (typeof data === "string") this.metadataTags.album ??= data;
							break;
						case "aART":
						case "album_artist":
							if (typeof data === "string") this.metadataTags.albumArtist ??= data;
							break;
						case "©cmt":
						case "com.apple.quicktime.comment":
						case "comment":
							if (typeof data === "string") this.metadataTags.comment ??= data;
							break;
						case "©gen":
						case "gnre":
						case "com.apple.quicktime.genre":
						case "genre":
							if (typeof data === "string") this.metadataTags.genre ??= data;
							break;
						case "©lyr":
						case "lyrics":
							if (typeof data === "string") this.metadataTags.lyrics ??= data;
							break;
						case "©day":
						case "rldt":
						case "com.apple.quicktime.creationdate":
						case "date":
							if (typeof data === "string") {
								const date = new Date(data);
								if (!Number.isNaN(date.getTime())) this.metadataTags.date ??= date;
							}
							break;
						case "tmpo":
							if (data instanceof Uint8Array && data.length >= 2) {
								const bpm = toDataView(data).getInt16(0, false);
								if (bpm > 0) this.metadataTags.beatsPerMinute ??= bpm;
							}
							break;
						case "covr":
						case "com.apple.quicktime.artwork":
							if (data instanceof RichImageData) {
								this.metadataTags.images ??= [];
								this.metadataTags.images.push({
									data: data.data,
									kind: "coverFront",
									mimeType: data.mimeType
								});
							} else if (data instanceof Uint8Array) {
								this.metadataTags.images ??= [];
								this.metadataTags.images.push({
									data,
									kind: "coverFront",
									mimeType: "image/*"
								});
							}
							break;
						case "track":
							if (typeof data === "string") {
								const parts = data.split("/");
								const trackNum = Number.parseInt(parts[0], 10);
								const tracksTotal = parts[1] && Number.parseInt(parts[1], 10);
								if (Number.isInteger(trackNum) && trackNum > 0) this.metadataTags.trackNumber ??= trackNum;
								if (tracksTotal && Number.isInteger(tracksTotal) && tracksTotal > 0) this.metadataTags.tracksTotal ??= tracksTotal;
							}
							break;
						case "trkn":
							if (data instanceof Uint8Array && data.length >= 6) {
								const view = toDataView(data);
								const trackNumber = view.getUint16(2, false);
								const tracksTotal = view.getUint16(4, false);
								if (trackNumber > 0) this.metadataTags.trackNumber ??= trackNumber;
								if (tracksTotal > 0) this.metadataTags.tracksTotal ??= tracksTotal;
							}
							break;
						case "disc":
						case "disk": if (data instanceof Uint8Array && data.length >= 6) {
							const view = toDataView(data);
							const discNumber = view.getUint16(2, false);
							const discNumberMax = view.getUint16(4, false);
							if (discNumber > 0) this.metadataTags.discNumber ??= discNumber;
							if (discNumberMax > 0) this.metadataTags.discsTotal ??= discNumberMax;
						}
					}
				}
			}
		}
		slice.filePos = boxEndPos;
		return true;
	}
};
var IsobmffTrackBacking = class {
	constructor(internalTrack) {
		this.internalTrack = internalTrack;
		this.packetToSampleIndex = /* @__PURE__ */ new WeakMap();
		this.packetToFragmentLocation = /* @__PURE__ */ new WeakMap();
	}
	getId() {
		return this.internalTrack.id;
	}
	getNumber() {
		const demuxer = this.internalTrack.demuxer;
		const trackType = this.internalTrack.trackBacking.getType();
		let number = 0;
		for (const track of demuxer.tracks) {
			if (track.trackBacking.getType() === trackType) number++;
			if (track === this.internalTrack) break;
		}
		return number;
	}
	getCodec() {
		throw new Error("Not implemented on base class.");
	}
	getInternalCodecId() {
		return this.internalTrack.internalCodecId;
	}
	getName() {
		return this.internalTrack.name;
	}
	getLanguageCode() {
		return this.internalTrack.languageCode;
	}
	getTimeResolution() {
		return this.internalTrack.timescale;
	}
	isRelativeToUnixEpoch() {
		return false;
	}
	getUnixTimeForTimestamp() {
		return null;
	}
	getDisposition() {
		return this.internalTrack.disposition;
	}
	getPairingMask() {
		return 1n;
	}
	getBitrate() {
		return this.internalTrack.maxBitrate;
	}
	getAverageBitrate() {
		return this.internalTrack.avgBitrate;
	}
	async getDurationFromMetadata() {
		const track = this.internalTrack;
		if (track.durationInMediaTimescale <= 0) return null;
		assert(track.trackBacking);
		return ((await track.trackBacking.getFirstPacket({ metadataOnly: true }))?.timestamp ?? 0) + track.durationInMediaTimescale / track.timescale;
	}
	async getLiveRefreshInterval() {
		return null;
	}
	async getFirstPacket(options) {
		const regularPacket = await this.fetchPacketForSampleIndex(0, options);
		if (regularPacket || !this.internalTrack.demuxer.isFragmented) return regularPacket;
		return this.performFragmentedLookup(null, (fragment) => {
			if (fragment.trackData.get(this.internalTrack.id)) return {
				sampleIndex: 0,
				correctSampleFound: true
			};
			return {
				sampleIndex: -1,
				correctSampleFound: false
			};
		}, -Infinity, Infinity, options);
	}
	mapTimestampIntoTimescale(timestamp) {
		return roundIfAlmostInteger(timestamp * this.internalTrack.timescale) + this.internalTrack.editListOffset;
	}
	async getPacket(timestamp, options) {
		const timestampInTimescale = this.mapTimestampIntoTimescale(timestamp);
		const sampleTable = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack);
		const sampleIndex = getSampleIndexForTimestamp(sampleTable, timestampInTimescale);
		const regularPacket = await this.fetchPacketForSampleIndex(sampleIndex, options);
		if (!sampleTableIsEmpty(sampleTable) || !this.internalTrack.demuxer.isFragmented) return regularPacket;
		return this.performFragmentedLookup(null, (fragment) => {
			const trackData = fragment.trackData.get(this.internalTrack.id);
			if (!trackData) return {
				sampleIndex: -1,
				correctSampleFound: false
			};
			const index = binarySearchLessOrEqual(trackData.presentationTimestamps, timestampInTimescale, (x) => x.presentationTimestamp);
			return {
				sampleIndex: index !== -1 ? trackData.presentationTimestamps[index].sampleIndex : -1,
				correctSampleFound: index !== -1 && timestampInTimescale < trackData.endTimestamp
			};
		}, timestampInTimescale, timestampInTimescale, options);
	}
	async getNextPacket(packet, options) {
		const regularSampleIndex = this.packetToSampleIndex.get(packet);
		if (regularSampleIndex !== void 0) return this.fetchPacketForSampleIndex(regularSampleIndex + 1, options);
		const locationInFragment = this.packetToFragmentLocation.get(packet);
		if (locationInFragment === void 0) throw new Error("Packet was not created from this track.");
		return this.performFragmentedLookup(locationInFragment.fragment, (fragment) => {
			if (fragment === locationInFragment.fragment) {
				const trackData = fragment.trackData.get(this.internalTrack.id);
				if (locationInFragment.sampleIndex + 1 < trackData.samples.length) return {
					sampleIndex: locationInFragment.sampleIndex + 1,
					correctSampleFound: true
				};
			} else if (fragment.trackData.get(this.internalTrack.id)) return {
				sampleIndex: 0,
				correctSampleFound: true
			};
			return {
				sampleIndex: -1,
				correctSampleFound: false
			};
		}, -Infinity, Infinity, options);
	}
	async getKeyPacket(timestamp, options) {
		const timestampInTimescale = this.mapTimestampIntoTimescale(timestamp);
		const sampleTable = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack);
		const sampleIndex = getKeyframeSampleIndexForTimestamp(sampleTable, timestampInTimescale);
		const regularPacket = await this.fetchPacketForSampleIndex(sampleIndex, options);
		if (!sampleTableIsEmpty(sampleTable) || !this.internalTrack.demuxer.isFragmented) return regularPacket;
		return this.performFragmentedLookup(null, (fragment) => {
			const trackData = fragment.trackData.get(this.internalTrack.id);
			if (!trackData) return {
				sampleIndex: -1,
				correctSampleFound: false
			};
			const index = findLastIndex(trackData.presentationTimestamps, (x) => {
				return trackData.samples[x.sampleIndex].isKeyFrame && x.presentationTimestamp <= timestampInTimescale;
			});
			return {
				sampleIndex: index !== -1 ? trackData.presentationTimestamps[index].sampleIndex : -1,
				correctSampleFound: index !== -1 && timestampInTimescale < trackData.endTimestamp
			};
		}, timestampInTimescale, timestampInTimescale, options);
	}
	async getNextKeyPacket(packet, options) {
		const regularSampleIndex = this.packetToSampleIndex.get(packet);
		if (regularSampleIndex !== void 0) {
			const sampleTable = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack);
			const nextKeyFrameSampleIndex = getNextKeyframeIndexForSample(sampleTable, regularSampleIndex);
			return this.fetchPacketForSampleIndex(nextKeyFrameSampleIndex, options);
		}
		const locationInFragment = this.packetToFragmentLocation.get(packet);
		if (locationInFragment === void 0) throw new Error("Packet was not created from this track.");
		return this.performFragmentedLookup(locationInFragment.fragment, (fragment) => {
			if (fragment === locationInFragment.fragment) {
				const nextKeyFrameIndex = fragment.trackData.get(this.internalTrack.id).samples.findIndex((x, i) => x.isKeyFrame && i > locationInFragment.sampleIndex);
				if (nextKeyFrameIndex !== -1) return {
					sampleIndex: nextKeyFrameIndex,
					correctSampleFound: true
				};
			} else {
				const trackData = fragment.trackData.get(this.internalTrack.id);
				if (trackData && trackData.firstKeyFrameTimestamp !== null) {
					const keyFrameIndex = trackData.samples.findIndex((x) => x.isKeyFrame);
					assert(keyFrameIndex !== -1);
					return {
						sampleIndex: keyFrameIndex,
						correctSampleFound: true
					};
				}
			}
			return {
				sampleIndex: -1,
				correctSampleFound: false
			};
		}, -Infinity, Infinity, options);
	}
	async fetchPacketForSampleIndex(sampleIndex, options) {
		if (sampleIndex === -1) return null;
		const sampleTable = this.internalTrack.demuxer.getSampleTableForTrack(this.internalTrack);
		const sampleInfo = getSampleInfo(sampleTable, sampleIndex);
		if (!sampleInfo) return null;
		let data;
		if (options.metadataOnly) data = PLACEHOLDER_DATA;
		else {
			let slice = this.internalTrack.demuxer.reader.requestSlice(sampleInfo.sampleOffset, sampleInfo.sampleSize);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return null;
			data = readBytes(slice, sampleInfo.sampleSize);
			if (this.internalTrack.encryptionInfo) {
				let sampleEncryption = null;
				if (this.internalTrack.encryptionAuxInfo) {
					const entries = await resolveEncryptionAuxInfo(this.internalTrack.demuxer.reader, this.internalTrack.encryptionInfo, this.internalTrack.encryptionAuxInfo);
					if (sampleIndex < entries.length) sampleEncryption = entries[sampleIndex];
				}
				sampleEncryption ??= getDefaultSampleEncryption(this.internalTrack.encryptionInfo);
				if (sampleEncryption) data = await decryptSample(this.internalTrack, sampleEncryption, data, null);
			}
		}
		const timestamp = (sampleInfo.presentationTimestamp - this.internalTrack.editListOffset) / this.internalTrack.timescale;
		const duration = sampleInfo.duration / this.internalTrack.timescale;
		const packet = new EncodedPacket(data, sampleInfo.isKeyFrame ? "key" : "delta", timestamp, duration, sampleIndex, sampleInfo.sampleSize);
		this.packetToSampleIndex.set(packet, sampleIndex);
		return packet;
	}
	async fetchPacketInFragment(fragment, sampleIndex, options) {
		if (sampleIndex === -1) return null;
		const fragmentSample = fragment.trackData.get(this.internalTrack.id).samples[sampleIndex];
		assert(fragmentSample);
		let data;
		if (options.metadataOnly) data = PLACEHOLDER_DATA;
		else {
			let slice = this.internalTrack.demuxer.reader.requestSlice(fragmentSample.byteOffset, fragmentSample.byteSize);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return null;
			data = readBytes(slice, fragmentSample.byteSize);
			if (this.internalTrack.encryptionInfo) {
				const sampleEncryption = fragmentSample.encryption ?? getDefaultSampleEncryption(this.internalTrack.encryptionInfo);
				if (sampleEncryption) data = await decryptSample(this.internalTrack, sampleEncryption, data, fragment);
			}
		}
		const timestamp = (fragmentSample.presentationTimestamp - this.internalTrack.editListOffset) / this.internalTrack.timescale;
		const duration = fragmentSample.duration / this.internalTrack.timescale;
		const packet = new EncodedPacket(data, fragmentSample.isKeyFrame ? "key" : "delta", timestamp, duration, fragment.moofOffset + sampleIndex, fragmentSample.byteSize);
		this.packetToFragmentLocation.set(packet, {
			fragment,
			sampleIndex
		});
		return packet;
	}
	/** Looks for a packet in the fragments while trying to load as few fragments as possible to retrieve it. */
	async performFragmentedLookup(startFragment, getMatchInFragment, searchTimestamp, latestTimestamp, options) {
		const demuxer = this.internalTrack.demuxer;
		let currentFragment = null;
		let bestFragment = null;
		let bestSampleIndex = -1;
		if (startFragment) {
			const { sampleIndex, correctSampleFound } = getMatchInFragment(startFragment);
			if (correctSampleFound) return this.fetchPacketInFragment(startFragment, sampleIndex, options);
			if (sampleIndex !== -1) {
				bestFragment = startFragment;
				bestSampleIndex = sampleIndex;
			}
		}
		const lookupEntryIndex = binarySearchLessOrEqual(this.internalTrack.fragmentLookupTable, searchTimestamp, (x) => x.timestamp);
		const lookupEntry = lookupEntryIndex !== -1 ? this.internalTrack.fragmentLookupTable[lookupEntryIndex] : null;
		const positionCacheIndex = binarySearchLessOrEqual(this.internalTrack.fragmentPositionCache, searchTimestamp, (x) => x.startTimestamp);
		const positionCacheEntry = positionCacheIndex !== -1 ? this.internalTrack.fragmentPositionCache[positionCacheIndex] : null;
		const lookupEntryPosition = Math.max(lookupEntry?.moofOffset ?? 0, positionCacheEntry?.moofOffset ?? 0) || null;
		let currentPos;
		if (!startFragment) currentPos = lookupEntryPosition ?? 0;
		else if (lookupEntryPosition === null || startFragment.moofOffset >= lookupEntryPosition) {
			currentPos = startFragment.moofOffset + startFragment.moofSize;
			currentFragment = startFragment;
		} else currentPos = lookupEntryPosition;
		while (true) {
			if (currentFragment) {
				const trackData = currentFragment.trackData.get(this.internalTrack.id);
				if (trackData && trackData.startTimestamp > latestTimestamp) break;
			}
			let slice = demuxer.reader.requestSliceRange(currentPos, 8, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) break;
			const boxStartPos = currentPos;
			const boxInfo = readBoxHeader(slice);
			if (!boxInfo) break;
			if (boxInfo.name === "moof") {
				currentFragment = await demuxer.readFragment(boxStartPos);
				const { sampleIndex, correctSampleFound } = getMatchInFragment(currentFragment);
				if (correctSampleFound) return this.fetchPacketInFragment(currentFragment, sampleIndex, options);
				if (sampleIndex !== -1) {
					bestFragment = currentFragment;
					bestSampleIndex = sampleIndex;
				}
			}
			currentPos = boxStartPos + boxInfo.totalSize;
		}
		if (lookupEntry && (!bestFragment || bestFragment.moofOffset < lookupEntry.moofOffset)) {
			const previousLookupEntry = this.internalTrack.fragmentLookupTable[lookupEntryIndex - 1];
			assert(!previousLookupEntry || previousLookupEntry.timestamp < lookupEntry.timestamp);
			const newSearchTimestamp = previousLookupEntry?.timestamp ?? -Infinity;
			return this.performFragmentedLookup(null, getMatchInFragment, newSearchTimestamp, latestTimestamp, options);
		}
		if (bestFragment) return this.fetchPacketInFragment(bestFragment, bestSampleIndex, options);
		return null;
	}
};
var IsobmffVideoTrackBacking = class extends IsobmffTrackBacking {
	constructor(internalTrack) {
		super(internalTrack);
		this.decoderConfigPromise = null;
	}
	getType() {
		return "video";
	}
	getCodec() {
		return this.internalTrack.info.codec;
	}
	getCodedWidth() {
		return this.internalTrack.info.width;
	}
	getCodedHeight() {
		return this.internalTrack.info.height;
	}
	getSquarePixelWidth() {
		return this.internalTrack.info.squarePixelWidth;
	}
	getSquarePixelHeight() {
		return this.internalTrack.info.squarePixelHeight;
	}
	getTransformationMatrix() {
		return [...this.internalTrack.matrix];
	}
	async getColorSpace() {
		const decoderConfig = await this.getDecoderConfig();
		if (!decoderConfig) return this.internalTrack.info.colorSpace;
		return {
			primaries: decoderConfig.colorSpace?.primaries,
			transfer: decoderConfig.colorSpace?.transfer,
			matrix: decoderConfig.colorSpace?.matrix,
			fullRange: decoderConfig.colorSpace?.fullRange
		};
	}
	async canBeTransparent() {
		return this.internalTrack.info.codec === "prores" && (this.internalTrack.info.proresFormat === "ap4h" || this.internalTrack.info.proresFormat === "ap4x");
	}
	async getDecoderConfig() {
		if (!this.internalTrack.info.codec) return null;
		return this.decoderConfigPromise ??= (async () => {
			if (this.internalTrack.info.codec === "avc" && !this.internalTrack.info.codecDescription) {
				const firstPacket = await this.getFirstPacket({});
				this.internalTrack.info.avcCodecInfo = firstPacket && extractAvcDecoderConfigurationRecord(firstPacket.data);
			} else if (this.internalTrack.info.codec === "hevc" && !this.internalTrack.info.codecDescription) {
				const firstPacket = await this.getFirstPacket({});
				this.internalTrack.info.hevcCodecInfo = firstPacket && extractHevcDecoderConfigurationRecord(firstPacket.data);
			} else if (this.internalTrack.info.codec === "vp9" && (!this.internalTrack.info.vp9CodecInfo || !vp9CodecInfoHasColorInfo(this.internalTrack.info.vp9CodecInfo))) {
				const firstPacket = await this.getFirstPacket({});
				const packetInfo = firstPacket && extractVp9CodecInfoFromPacket(firstPacket.data);
				if (packetInfo) this.internalTrack.info.vp9CodecInfo = {
					...this.internalTrack.info.vp9CodecInfo ?? packetInfo,
					videoFullRangeFlag: packetInfo.videoFullRangeFlag,
					colourPrimaries: packetInfo.colourPrimaries,
					transferCharacteristics: packetInfo.transferCharacteristics,
					matrixCoefficients: packetInfo.matrixCoefficients
				};
			} else if (this.internalTrack.info.codec === "av1" && (!this.internalTrack.info.av1CodecInfo || !av1CodecInfoHasColorInfo(this.internalTrack.info.av1CodecInfo))) {
				const firstPacket = await this.getFirstPacket({});
				const packetInfo = firstPacket && extractAv1CodecInfoFromPacket(firstPacket.data);
				if (packetInfo) this.internalTrack.info.av1CodecInfo = packetInfo;
			} else if (this.internalTrack.info.codec === "prores" && !this.internalTrack.info.proresCodecInfo) {
				const firstPacket = await this.getFirstPacket({});
				this.internalTrack.info.proresCodecInfo = firstPacket && extractProresCodecInfoFromPacket(firstPacket.data);
			}
			if (!colorSpaceIsComplete(this.internalTrack.info.colorSpace)) {
				const colorSpace = extractColorSpace(this.internalTrack.info);
				this.internalTrack.info.colorSpace.primaries ??= colorSpace.primaries;
				this.internalTrack.info.colorSpace.transfer ??= colorSpace.transfer;
				this.internalTrack.info.colorSpace.matrix ??= colorSpace.matrix;
				this.internalTrack.info.colorSpace.fullRange ??= colorSpace.fullRange;
			}
			const config = {
				codec: extractVideoCodecString(this.internalTrack.info),
				codedWidth: this.internalTrack.info.width,
				codedHeight: this.internalTrack.info.height,
				description: this.internalTrack.info.codecDescription ?? void 0,
				colorSpace: this.internalTrack.info.colorSpace
			};
			if (this.internalTrack.info.width !== this.internalTrack.info.squarePixelWidth || this.internalTrack.info.height !== this.internalTrack.info.squarePixelHeight) {
				config.displayAspectWidth = this.internalTrack.info.squarePixelWidth;
				config.displayAspectHeight = this.internalTrack.info.squarePixelHeight;
			}
			return config;
		})();
	}
};
var IsobmffAudioTrackBacking = class extends IsobmffTrackBacking {
	constructor(internalTrack) {
		super(internalTrack);
		this.decoderConfigPromise = null;
	}
	getType() {
		return "audio";
	}
	getCodec() {
		return this.internalTrack.info.codec;
	}
	getNumberOfChannels() {
		return this.internalTrack.info.numberOfChannels;
	}
	getSampleRate() {
		return this.internalTrack.info.sampleRate;
	}
	async getDecoderConfig() {
		if (!this.internalTrack.info.codec) return null;
		return this.decoderConfigPromise ??= (async () => {
			if (this.internalTrack.info.codec === "dts" && !this.internalTrack.info.dtsFormat) {
				const firstPacket = await this.getFirstPacket({});
				this.internalTrack.info.dtsFormat = firstPacket && extractDtsFourCcFromPacket(firstPacket.data);
			}
			return {
				codec: extractAudioCodecString(this.internalTrack.info),
				numberOfChannels: this.internalTrack.info.numberOfChannels,
				sampleRate: this.internalTrack.info.sampleRate,
				description: this.internalTrack.info.codecDescription ?? void 0
			};
		})();
	}
};
const getSampleIndexForTimestamp = (sampleTable, timescaleUnits) => {
	if (sampleTable.presentationTimestamps) {
		const index = binarySearchLessOrEqual(sampleTable.presentationTimestamps, timescaleUnits, (x) => x.presentationTimestamp);
		if (index === -1) return -1;
		return sampleTable.presentationTimestamps[index].sampleIndex;
	} else {
		const index = binarySearchLessOrEqual(sampleTable.sampleTimingEntries, timescaleUnits, (x) => x.startDecodeTimestamp);
		if (index === -1) return -1;
		const entry = sampleTable.sampleTimingEntries[index];
		return entry.startIndex + Math.min(Math.floor((timescaleUnits - entry.startDecodeTimestamp) / entry.delta), entry.count - 1);
	}
};
const getKeyframeSampleIndexForTimestamp = (sampleTable, timescaleUnits) => {
	if (!sampleTable.keySampleIndices) return getSampleIndexForTimestamp(sampleTable, timescaleUnits);
	if (sampleTable.presentationTimestamps) {
		const index = binarySearchLessOrEqual(sampleTable.presentationTimestamps, timescaleUnits, (x) => x.presentationTimestamp);
		if (index === -1) return -1;
		for (let i = index; i >= 0; i--) {
			const sampleIndex = sampleTable.presentationTimestamps[i].sampleIndex;
			if (binarySearchExact(sampleTable.keySampleIndices, sampleIndex, (x) => x) !== -1) return sampleIndex;
		}
		return -1;
	} else {
		const sampleIndex = getSampleIndexForTimestamp(sampleTable, timescaleUnits);
		const index = binarySearchLessOrEqual(sampleTable.keySampleIndices, sampleIndex, (x) => x);
		return sampleTable.keySampleIndices[index] ?? -1;
	}
};
const getSampleInfo = (sampleTable, sampleIndex) => {
	const timingEntryIndex = binarySearchLessOrEqual(sampleTable.sampleTimingEntries, sampleIndex, (x) => x.startIndex);
	const timingEntry = sampleTable.sampleTimingEntries[timingEntryIndex];
	if (!timingEntry || timingEntry.startIndex + timingEntry.count <= sampleIndex) return null;
	let presentationTimestamp = timingEntry.startDecodeTimestamp + (sampleIndex - timingEntry.startIndex) * timingEntry.delta;
	const offsetEntryIndex = binarySearchLessOrEqual(sampleTable.sampleCompositionTimeOffsets, sampleIndex, (x) => x.startIndex);
	const offsetEntry = sampleTable.sampleCompositionTimeOffsets[offsetEntryIndex];
	if (offsetEntry && sampleIndex - offsetEntry.startIndex < offsetEntry.count) presentationTimestamp += offsetEntry.offset;
	const sampleSize = sampleTable.sampleSizes[Math.min(sampleIndex, sampleTable.sampleSizes.length - 1)];
	const chunkEntryIndex = binarySearchLessOrEqual(sampleTable.sampleToChunk, sampleIndex, (x) => x.startSampleIndex);
	const chunkEntry = sampleTable.sampleToChunk[chunkEntryIndex];
	assert(chunkEntry);
	const chunkIndex = chunkEntry.startChunkIndex + Math.floor((sampleIndex - chunkEntry.startSampleIndex) / chunkEntry.samplesPerChunk);
	const chunkOffset = sampleTable.chunkOffsets[chunkIndex];
	const startSampleIndexOfChunk = chunkEntry.startSampleIndex + (chunkIndex - chunkEntry.startChunkIndex) * chunkEntry.samplesPerChunk;
	let chunkSize = 0;
	let sampleOffset = chunkOffset;
	if (sampleTable.sampleSizes.length === 1) {
		sampleOffset += sampleSize * (sampleIndex - startSampleIndexOfChunk);
		chunkSize += sampleSize * chunkEntry.samplesPerChunk;
	} else for (let i = startSampleIndexOfChunk; i < startSampleIndexOfChunk + chunkEntry.samplesPerChunk; i++) {
		const sampleSize = sampleTable.sampleSizes[i];
		if (i < sampleIndex) sampleOffset += sampleSize;
		chunkSize += sampleSize;
	}
	let duration = timingEntry.delta;
	if (sampleTable.presentationTimestamps) {
		const presentationIndex = sampleTable.presentationTimestampIndexMap[sampleIndex];
		assert(presentationIndex !== void 0);
		if (presentationIndex < sampleTable.presentationTimestamps.length - 1) duration = sampleTable.presentationTimestamps[presentationIndex + 1].presentationTimestamp - presentationTimestamp;
	}
	return {
		presentationTimestamp,
		duration,
		sampleOffset,
		sampleSize,
		chunkOffset,
		chunkSize,
		isKeyFrame: sampleTable.keySampleIndices ? binarySearchExact(sampleTable.keySampleIndices, sampleIndex, (x) => x) !== -1 : true
	};
};
const getNextKeyframeIndexForSample = (sampleTable, sampleIndex) => {
	if (!sampleTable.keySampleIndices) return sampleIndex + 1;
	const index = binarySearchLessOrEqual(sampleTable.keySampleIndices, sampleIndex, (x) => x);
	return sampleTable.keySampleIndices[index + 1] ?? -1;
};
const offsetFragmentTrackDataByTimestamp = (trackData, timestamp) => {
	trackData.startTimestamp += timestamp;
	trackData.endTimestamp += timestamp;
	for (const sample of trackData.samples) sample.presentationTimestamp += timestamp;
	for (const entry of trackData.presentationTimestamps) entry.presentationTimestamp += timestamp;
};
const readMatrix = (slice) => {
	return [
		readFixed_16_16(slice),
		readFixed_16_16(slice),
		readFixed_2_30(slice),
		readFixed_16_16(slice),
		readFixed_16_16(slice),
		readFixed_2_30(slice),
		readFixed_16_16(slice),
		readFixed_16_16(slice),
		readFixed_2_30(slice)
	];
};
const sampleTableIsEmpty = (sampleTable) => {
	return sampleTable.sampleSizes.length === 0;
};
const getOrCreateEncryptionAuxInfo = (track) => {
	if (track.currentFragmentState) return track.currentFragmentState.encryptionAuxInfo ??= {
		defaultSampleInfoSize: 0,
		sampleSizes: null,
		sampleCount: 0,
		offset: null,
		resolved: null
	};
	else return track.encryptionAuxInfo ??= {
		defaultSampleInfoSize: 0,
		sampleSizes: null,
		sampleCount: 0,
		offset: null,
		resolved: null
	};
};
const resolveEncryptionAuxInfo = async (reader, encryptionInfo, aux) => {
	if (aux.resolved) return aux.resolved;
	if (aux.offset === null || aux.sampleCount === 0) throw new Error("Incomplete saiz/saio info; cannot resolve encryption data.");
	let totalSize = 0;
	if (aux.defaultSampleInfoSize > 0) totalSize = aux.defaultSampleInfoSize * aux.sampleCount;
	else {
		assert(aux.sampleSizes);
		for (let i = 0; i < aux.sampleCount; i++) totalSize += aux.sampleSizes[i];
	}
	let slice = reader.requestSlice(aux.offset, totalSize);
	if (isThenable(slice)) slice = await slice;
	if (!slice) throw new Error("Failed to read auxiliary encryption info.");
	const ivSize = encryptionInfo.defaultPerSampleIvSize;
	assert(ivSize !== null);
	const entries = [];
	for (let i = 0; i < aux.sampleCount; i++) {
		const entrySize = aux.defaultSampleInfoSize > 0 ? aux.defaultSampleInfoSize : aux.sampleSizes[i];
		const iv = /* @__PURE__ */ new Uint8Array(16);
		if (ivSize > 0) iv.set(readBytes(slice, ivSize), 0);
		else iv.set(encryptionInfo.defaultConstantIv, 0);
		let subsamples = null;
		if (entrySize > ivSize) {
			const subsampleCount = readU16Be(slice);
			subsamples = [];
			for (let j = 0; j < subsampleCount; j++) {
				const clearLen = readU16Be(slice);
				const protectedLen = readU32Be(slice);
				subsamples.push({
					clearLen,
					protectedLen
				});
			}
		}
		entries.push({
			iv,
			subsamples
		});
	}
	aux.resolved = entries;
	return entries;
};
const getDefaultSampleEncryption = (encryptionInfo) => {
	if (!encryptionInfo.defaultConstantIv) return null;
	return {
		iv: encryptionInfo.defaultConstantIv,
		subsamples: null
	};
};
const decryptSample = async (track, sampleEncryption, data, fragment) => {
	assert(track.encryptionInfo);
	const encryptionInfo = track.encryptionInfo;
	assert(encryptionInfo.defaultKid !== null);
	const keyId = encryptionInfo.defaultKid;
	let keyBytes;
	const cacheEntry = track.demuxer.decryptionKeyCache.get(keyId);
	if (cacheEntry) keyBytes = await cacheEntry;
	else {
		if (!track.demuxer.input._formatOptions.isobmff?.resolveKeyId) throw new Error("Encrypted media samples encountered. To decrypt them, please provide a callback for InputOptions.formatOptions.isobmff.resolveKeyId.");
		const promise = (async () => {
			let psshBoxes = track.demuxer.psshBoxes;
			if (fragment) {
				psshBoxes = [...psshBoxes, ...fragment.psshBoxes].filter((x) => x.keyIds === null || x.keyIds.includes(keyId));
				for (let i = 0; i < psshBoxes.length - 1; i++) for (let j = i + 1; j < psshBoxes.length; j++) if (psshBoxesAreEqual(psshBoxes[i], psshBoxes[j])) {
					psshBoxes.splice(j, 1);
					j--;
				}
			}
			const keyResult = await track.demuxer.input._formatOptions.isobmff.resolveKeyId({
				keyId,
				psshBoxes
			});
			if (!(typeof keyResult === "string" && keyResult.length === 32 && HEX_STRING_REGEX.test(keyResult) || keyResult instanceof Uint8Array && keyResult.byteLength === 16)) throw new TypeError("resolveKeyId must return a 32-character hex string or a 16-byte Uint8Array containing the decryption key.");
			return keyResult instanceof Uint8Array ? keyResult : hexStringToBytes(keyResult);
		})();
		track.demuxer.decryptionKeyCache.set(keyId, promise);
		keyBytes = await promise;
	}
	if (encryptionInfo.scheme === "cenc" || encryptionInfo.scheme === "cens") return decryptCtr(keyBytes, encryptionInfo, sampleEncryption, data);
	else return decryptCbcs(keyBytes, encryptionInfo, sampleEncryption, data);
};
const decryptCtr = async (key, encryptionInfo, sampleEncryption, data) => {
	const counter = /* @__PURE__ */ new Uint8Array(16);
	counter.set(sampleEncryption.iv, 0);
	const cryptoKey = await crypto.subtle.importKey("raw", key, { name: "AES-CTR" }, false, ["decrypt"]);
	const cryptApply = async (input) => {
		const plaintext = await crypto.subtle.decrypt({
			name: "AES-CTR",
			counter,
			length: 64
		}, cryptoKey, input);
		return new Uint8Array(plaintext);
	};
	if (!sampleEncryption.subsamples) return cryptApply(data);
	assert(encryptionInfo.defaultCryptByteBlock !== null && encryptionInfo.defaultSkipByteBlock !== null);
	const cryptRanges = collectCryptRanges(sampleEncryption.subsamples, encryptionInfo.defaultCryptByteBlock, encryptionInfo.defaultSkipByteBlock);
	let totalCryptLen = 0;
	for (const range of cryptRanges) for (const seg of range.perSubsample) totalCryptLen += seg.length;
	const cryptBuffer = new Uint8Array(totalCryptLen);
	let writePos = 0;
	for (const range of cryptRanges) for (const seg of range.perSubsample) {
		cryptBuffer.set(data.subarray(seg.offset, seg.offset + seg.length), writePos);
		writePos += seg.length;
	}
	const plain = await cryptApply(cryptBuffer);
	const output = new Uint8Array(data);
	let readPos = 0;
	for (const range of cryptRanges) for (const seg of range.perSubsample) {
		output.set(plain.subarray(readPos, readPos + seg.length), seg.offset);
		readPos += seg.length;
	}
	return output;
};
const decryptCbcs = (key, encryptionInfo, sampleEncryption, data) => {
	const ctx = new Aes128CbcContext();
	ctx.init({
		key,
		iv: sampleEncryption.iv
	});
	const cryptByteBlock = encryptionInfo.defaultCryptByteBlock;
	const skipByteBlock = encryptionInfo.defaultSkipByteBlock;
	assert(cryptByteBlock !== null && skipByteBlock !== null);
	if (!sampleEncryption.subsamples) {
		const output = new Uint8Array(data);
		const numBlocks = Math.floor(data.length / 16);
		for (let b = 0; b < numBlocks; b++) {
			const off = b * 16;
			ctx.in.set(data.subarray(off, off + 16));
			ctx.decrypt();
			output.set(ctx.out, off);
		}
		return output;
	}
	if (cryptByteBlock === 0 && skipByteBlock === 0) throw new Error("cbcs with subsamples requires pattern encryption.");
	const output = new Uint8Array(data);
	const cryptRanges = collectCryptRanges(sampleEncryption.subsamples, cryptByteBlock, skipByteBlock);
	const ivView = new DataView(sampleEncryption.iv.buffer, sampleEncryption.iv.byteOffset, 16);
	for (const range of cryptRanges) {
		ctx.iv[0] = ivView.getUint32(0, false);
		ctx.iv[1] = ivView.getUint32(4, false);
		ctx.iv[2] = ivView.getUint32(8, false);
		ctx.iv[3] = ivView.getUint32(12, false);
		for (const seg of range.perSubsample) {
			const numBlocks = seg.length / 16;
			for (let b = 0; b < numBlocks; b++) {
				const offset = seg.offset + b * 16;
				ctx.in.set(data.subarray(offset, offset + 16));
				ctx.decrypt();
				output.set(ctx.out, offset);
			}
		}
	}
	return output;
};
const collectCryptRanges = (subsamples, cryptByteBlock, skipByteBlock) => {
	const ranges = [];
	const hasPattern = cryptByteBlock !== 0 || skipByteBlock !== 0;
	let cursor = 0;
	for (const subsample of subsamples) {
		cursor += subsample.clearLen;
		const perSubsample = [];
		if (!hasPattern) {
			if (subsample.protectedLen > 0) perSubsample.push({
				offset: cursor,
				length: subsample.protectedLen
			});
			cursor += subsample.protectedLen;
		} else {
			let remaining = subsample.protectedLen;
			let pos = cursor;
			while (remaining > 0) {
				if (remaining < 16 * cryptByteBlock) break;
				const cryptBytes = 16 * cryptByteBlock;
				perSubsample.push({
					offset: pos,
					length: cryptBytes
				});
				pos += cryptBytes;
				remaining -= cryptBytes;
				const skipBytes = Math.min(16 * skipByteBlock, remaining);
				pos += skipBytes;
				remaining -= skipBytes;
			}
			cursor += subsample.protectedLen;
		}
		ranges.push({ perSubsample });
	}
	return ranges;
};
// ../node_modules/mediabunny/dist/modules/src/matroska/ebml.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/** Wrapper around a number to be able to differentiate it in the writer. */
var EBMLFloat32 = class {
	constructor(value) {
		this.value = value;
	}
};
/** Wrapper around a number to be able to differentiate it in the writer. */
var EBMLFloat64 = class {
	constructor(value) {
		this.value = value;
	}
};
/** Wrapper around a number to be able to differentiate it in the writer. */
var EBMLSignedInt = class {
	constructor(value) {
		this.value = value;
	}
};
var EBMLUnicodeString = class {
	constructor(value) {
		this.value = value;
	}
};
/** Defines some of the EBML IDs used by Matroska files. */
var EBMLId;
(function(EBMLId) {
	EBMLId[EBMLId["EBML"] = 440786851] = "EBML";
	EBMLId[EBMLId["EBMLVersion"] = 17030] = "EBMLVersion";
	EBMLId[EBMLId["EBMLReadVersion"] = 17143] = "EBMLReadVersion";
	EBMLId[EBMLId["EBMLMaxIDLength"] = 17138] = "EBMLMaxIDLength";
	EBMLId[EBMLId["EBMLMaxSizeLength"] = 17139] = "EBMLMaxSizeLength";
	EBMLId[EBMLId["DocType"] = 17026] = "DocType";
	EBMLId[EBMLId["DocTypeVersion"] = 17031] = "DocTypeVersion";
	EBMLId[EBMLId["DocTypeReadVersion"] = 17029] = "DocTypeReadVersion";
	EBMLId[EBMLId["Void"] = 236] = "Void";
	EBMLId[EBMLId["Segment"] = 408125543] = "Segment";
	EBMLId[EBMLId["SeekHead"] = 290298740] = "SeekHead";
	EBMLId[EBMLId["Seek"] = 19899] = "Seek";
	EBMLId[EBMLId["SeekID"] = 21419] = "SeekID";
	EBMLId[EBMLId["SeekPosition"] = 21420] = "SeekPosition";
	EBMLId[EBMLId["Duration"] = 17545] = "Duration";
	EBMLId[EBMLId["Info"] = 357149030] = "Info";
	EBMLId[EBMLId["TimestampScale"] = 2807729] = "TimestampScale";
	EBMLId[EBMLId["MuxingApp"] = 19840] = "MuxingApp";
	EBMLId[EBMLId["WritingApp"] = 22337] = "WritingApp";
	EBMLId[EBMLId["Tracks"] = 374648427] = "Tracks";
	EBMLId[EBMLId["TrackEntry"] = 174] = "TrackEntry";
	EBMLId[EBMLId["TrackNumber"] = 215] = "TrackNumber";
	EBMLId[EBMLId["TrackUID"] = 29637] = "TrackUID";
	EBMLId[EBMLId["TrackType"] = 131] = "TrackType";
	EBMLId[EBMLId["FlagEnabled"] = 185] = "FlagEnabled";
	EBMLId[EBMLId["FlagDefault"] = 136] = "FlagDefault";
	EBMLId[EBMLId["FlagForced"] = 21930] = "FlagForced";
	EBMLId[EBMLId["FlagOriginal"] = 21934] = "FlagOriginal";
	EBMLId[EBMLId["FlagHearingImpaired"] = 21931] = "FlagHearingImpaired";
	EBMLId[EBMLId["FlagVisualImpaired"] = 21932] = "FlagVisualImpaired";
	EBMLId[EBMLId["FlagCommentary"] = 21935] = "FlagCommentary";
	EBMLId[EBMLId["FlagLacing"] = 156] = "FlagLacing";
	EBMLId[EBMLId["Name"] = 21358] = "Name";
	EBMLId[EBMLId["Language"] = 2274716] = "Language";
	EBMLId[EBMLId["LanguageBCP47"] = 2274717] = "LanguageBCP47";
	EBMLId[EBMLId["CodecID"] = 134] = "CodecID";
	EBMLId[EBMLId["CodecPrivate"] = 25506] = "CodecPrivate";
	EBMLId[EBMLId["CodecDelay"] = 22186] = "CodecDelay";
	EBMLId[EBMLId["SeekPreRoll"] = 22203] = "SeekPreRoll";
	EBMLId[EBMLId["DefaultDuration"] = 2352003] = "DefaultDuration";
	EBMLId[EBMLId["Video"] = 224] = "Video";
	EBMLId[EBMLId["PixelWidth"] = 176] = "PixelWidth";
	EBMLId[EBMLId["PixelHeight"] = 186] = "PixelHeight";
	EBMLId[EBMLId["DisplayWidth"] = 21680] = "DisplayWidth";
	EBMLId[EBMLId["DisplayHeight"] = 21690] = "DisplayHeight";
	EBMLId[EBMLId["DisplayUnit"] = 21682] = "DisplayUnit";
	EBMLId[EBMLId["AlphaMode"] = 21440] = "AlphaMode";
	EBMLId[EBMLId["Audio"] = 225] = "Audio";
	EBMLId[EBMLId["SamplingFrequency"] = 181] = "SamplingFrequency";
	EBMLId[EBMLId["Channels"] = 159] = "Channels";
	EBMLId[EBMLId["BitDepth"] = 25188] = "BitDepth";
	EBMLId[EBMLId["SimpleBlock"] = 163] = "SimpleBlock";
	EBMLId[EBMLId["BlockGroup"] = 160] = "BlockGroup";
	EBMLId[EBMLId["Block"] = 161] = "Block";
	EBMLId[EBMLId["BlockAdditions"] = 30113] = "BlockAdditions";
	EBMLId[EBMLId["BlockMore"] = 166] = "BlockMore";
	EBMLId[EBMLId["BlockAdditional"] = 165] = "BlockAdditional";
	EBMLId[EBMLId["BlockAddID"] = 238] = "BlockAddID";
	EBMLId[EBMLId["BlockDuration"] = 155] = "BlockDuration";
	EBMLId[EBMLId["ReferenceBlock"] = 251] = "ReferenceBlock";
	EBMLId[EBMLId["Cluster"] = 524531317] = "Cluster";
	EBMLId[EBMLId["Timestamp"] = 231] = "Timestamp";
	EBMLId[EBMLId["Cues"] = 475249515] = "Cues";
	EBMLId[EBMLId["CuePoint"] = 187] = "CuePoint";
	EBMLId[EBMLId["CueTime"] = 179] = "CueTime";
	EBMLId[EBMLId["CueTrackPositions"] = 183] = "CueTrackPositions";
	EBMLId[EBMLId["CueTrack"] = 247] = "CueTrack";
	EBMLId[EBMLId["CueClusterPosition"] = 241] = "CueClusterPosition";
	EBMLId[EBMLId["Colour"] = 21936] = "Colour";
	EBMLId[EBMLId["MatrixCoefficients"] = 21937] = "MatrixCoefficients";
	EBMLId[EBMLId["TransferCharacteristics"] = 21946] = "TransferCharacteristics";
	EBMLId[EBMLId["Primaries"] = 21947] = "Primaries";
	EBMLId[EBMLId["Range"] = 21945] = "Range";
	EBMLId[EBMLId["Projection"] = 30320] = "Projection";
	EBMLId[EBMLId["ProjectionType"] = 30321] = "ProjectionType";
	EBMLId[EBMLId["ProjectionPoseYaw"] = 30323] = "ProjectionPoseYaw";
	EBMLId[EBMLId["ProjectionPosePitch"] = 30324] = "ProjectionPosePitch";
	EBMLId[EBMLId["ProjectionPoseRoll"] = 30325] = "ProjectionPoseRoll";
	EBMLId[EBMLId["Attachments"] = 423732329] = "Attachments";
	EBMLId[EBMLId["AttachedFile"] = 24999] = "AttachedFile";
	EBMLId[EBMLId["FileDescription"] = 18046] = "FileDescription";
	EBMLId[EBMLId["FileName"] = 18030] = "FileName";
	EBMLId[EBMLId["FileMediaType"] = 18016] = "FileMediaType";
	EBMLId[EBMLId["FileData"] = 18012] = "FileData";
	EBMLId[EBMLId["FileUID"] = 18094] = "FileUID";
	EBMLId[EBMLId["Chapters"] = 272869232] = "Chapters";
	EBMLId[EBMLId["Tags"] = 307544935] = "Tags";
	EBMLId[EBMLId["Tag"] = 29555] = "Tag";
	EBMLId[EBMLId["Targets"] = 25536] = "Targets";
	EBMLId[EBMLId["TargetTypeValue"] = 26826] = "TargetTypeValue";
	EBMLId[EBMLId["TargetType"] = 25546] = "TargetType";
	EBMLId[EBMLId["TagTrackUID"] = 25541] = "TagTrackUID";
	EBMLId[EBMLId["TagEditionUID"] = 25545] = "TagEditionUID";
	EBMLId[EBMLId["TagChapterUID"] = 25540] = "TagChapterUID";
	EBMLId[EBMLId["TagAttachmentUID"] = 25542] = "TagAttachmentUID";
	EBMLId[EBMLId["SimpleTag"] = 26568] = "SimpleTag";
	EBMLId[EBMLId["TagName"] = 17827] = "TagName";
	EBMLId[EBMLId["TagLanguage"] = 17530] = "TagLanguage";
	EBMLId[EBMLId["TagString"] = 17543] = "TagString";
	EBMLId[EBMLId["TagBinary"] = 17541] = "TagBinary";
	EBMLId[EBMLId["ContentEncodings"] = 28032] = "ContentEncodings";
	EBMLId[EBMLId["ContentEncoding"] = 25152] = "ContentEncoding";
	EBMLId[EBMLId["ContentEncodingOrder"] = 20529] = "ContentEncodingOrder";
	EBMLId[EBMLId["ContentEncodingScope"] = 20530] = "ContentEncodingScope";
	EBMLId[EBMLId["ContentCompression"] = 20532] = "ContentCompression";
	EBMLId[EBMLId["ContentCompAlgo"] = 16980] = "ContentCompAlgo";
	EBMLId[EBMLId["ContentCompSettings"] = 16981] = "ContentCompSettings";
	EBMLId[EBMLId["ContentEncryption"] = 20533] = "ContentEncryption";
})(EBMLId || (EBMLId = {}));
const LEVEL_0_EBML_IDS = [EBMLId.EBML, EBMLId.Segment];
const LEVEL_1_EBML_IDS = [
	EBMLId.SeekHead,
	EBMLId.Info,
	EBMLId.Cluster,
	EBMLId.Tracks,
	EBMLId.Cues,
	EBMLId.Attachments,
	EBMLId.Chapters,
	EBMLId.Tags
];
const LEVEL_0_AND_1_EBML_IDS = [...LEVEL_0_EBML_IDS, ...LEVEL_1_EBML_IDS];
const measureUnsignedInt = (value) => {
	if (value < 256) return 1;
	else if (value < 65536) return 2;
	else if (value < 1 << 24) return 3;
	else if (value < 2 ** 32) return 4;
	else if (value < 2 ** 40) return 5;
	else return 6;
};
const measureUnsignedBigInt = (value) => {
	if (value < 1n << 8n) return 1;
	else if (value < 1n << 16n) return 2;
	else if (value < 1n << 24n) return 3;
	else if (value < 1n << 32n) return 4;
	else if (value < 1n << 40n) return 5;
	else if (value < 1n << 48n) return 6;
	else if (value < 1n << 56n) return 7;
	else return 8;
};
const measureSignedInt = (value) => {
	if (value >= -64 && value < 64) return 1;
	else if (value >= -8192 && value < 8192) return 2;
	else if (value >= -1048576 && value < 1 << 20) return 3;
	else if (value >= -134217728 && value < 1 << 27) return 4;
	else if (value >= -(2 ** 34) && value < 2 ** 34) return 5;
	else return 6;
};
const measureVarInt = (value) => {
	if (value < 127)
 /** Top bit is set, leaving 7 bits to hold the integer, but we can't store
	* 127 because "all bits set to one" is a reserved value. Same thing for the
	* other cases below:
	*/
	return 1;
	else if (value < 16383) return 2;
	else if (value < (1 << 21) - 1) return 3;
	else if (value < (1 << 28) - 1) return 4;
	else if (value < 2 ** 35 - 1) return 5;
	else if (value < 2 ** 42 - 1) return 6;
	else throw new Error("EBML varint size not supported " + value);
};
var EBMLWriter = class {
	constructor(writer) {
		this.writer = writer;
		this.helper = /* @__PURE__ */ new Uint8Array(8);
		this.helperView = new DataView(this.helper.buffer);
		/**
		* Stores the position from the start of the file to where EBML elements have been written. This is used to
		* rewrite/edit elements that were already added before, and to measure sizes of things.
		*/
		this.offsets = /* @__PURE__ */ new WeakMap();
		/** Same as offsets, but stores position where the element's data starts (after ID and size fields). */
		this.dataOffsets = /* @__PURE__ */ new WeakMap();
	}
	writeByte(value) {
		this.helperView.setUint8(0, value);
		this.writer.write(this.helper.subarray(0, 1));
	}
	writeFloat32(value) {
		this.helperView.setFloat32(0, value, false);
		this.writer.write(this.helper.subarray(0, 4));
	}
	writeFloat64(value) {
		this.helperView.setFloat64(0, value, false);
		this.writer.write(this.helper);
	}
	writeUnsignedInt(value, width = measureUnsignedInt(value)) {
		let pos = 0;
		switch (width) {
			case 6: this.helperView.setUint8(pos++, value / 2 ** 40 | 0);
			case 5: this.helperView.setUint8(pos++, value / 2 ** 32 | 0);
			case 4: this.helperView.setUint8(pos++, value >> 24);
			case 3: this.helperView.setUint8(pos++, value >> 16);
			case 2: this.helperView.setUint8(pos++, value >> 8);
			case 1:
				this.helperView.setUint8(pos++, value);
				break;
			default: throw new Error("Bad unsigned int size " + width);
		}
		this.writer.write(this.helper.subarray(0, pos));
	}
	writeUnsignedBigInt(value, width = measureUnsignedBigInt(value)) {
		let pos = 0;
		for (let i = width - 1; i >= 0; i--) this.helperView.setUint8(pos++, Number(value >> BigInt(i * 8) & 255n));
		this.writer.write(this.helper.subarray(0, pos));
	}
	writeSignedInt(value, width = measureSignedInt(value)) {
		if (value < 0) value += 2 ** (width * 8);
		this.writeUnsignedInt(value, width);
	}
	writeVarInt(value, width = measureVarInt(value)) {
		let pos = 0;
		switch (width) {
			case 1:
				this.helperView.setUint8(pos++, 128 | value);
				break;
			case 2:
				this.helperView.setUint8(pos++, 64 | value >> 8);
				this.helperView.setUint8(pos++, value);
				break;
			case 3:
				this.helperView.setUint8(pos++, 32 | value >> 16);
				this.helperView.setUint8(pos++, value >> 8);
				this.helperView.setUint8(pos++, value);
				break;
			case 4:
				this.helperView.setUint8(pos++, 16 | value >> 24);
				this.helperView.setUint8(pos++, value >> 16);
				this.helperView.setUint8(pos++, value >> 8);
				this.helperView.setUint8(pos++, value);
				break;
			case 5:
				/**
				* JavaScript converts its doubles to 32-bit integers for bitwise
				* operations, so we need to do a division by 2^32 instead of a
				* right-shift of 32 to retain those top 3 bits
				*/
				this.helperView.setUint8(pos++, 8 | value / 2 ** 32 & 7);
				this.helperView.setUint8(pos++, value >> 24);
				this.helperView.setUint8(pos++, value >> 16);
				this.helperView.setUint8(pos++, value >> 8);
				this.helperView.setUint8(pos++, value);
				break;
			case 6:
				this.helperView.setUint8(pos++, 4 | value / 2 ** 40 & 3);
				this.helperView.setUint8(pos++, value / 2 ** 32 | 0);
				this.helperView.setUint8(pos++, value >> 24);
				this.helperView.setUint8(pos++, value >> 16);
				this.helperView.setUint8(pos++, value >> 8);
				this.helperView.setUint8(pos++, value);
				break;
			default: throw new Error("Bad EBML varint size " + width);
		}
		this.writer.write(this.helper.subarray(0, pos));
	}
	writeAsciiString(str) {
		this.writer.write(new Uint8Array(str.split("").map((x) => x.charCodeAt(0))));
	}
	writeEBML(data) {
		if (data === null) return;
		if (data instanceof Uint8Array) this.writer.write(data);
		else if (Array.isArray(data)) for (const elem of data) this.writeEBML(elem);
		else {
			this.offsets.set(data, this.writer.getPos());
			this.writeUnsignedInt(data.id);
			if (Array.isArray(data.data)) {
				const sizePos = this.writer.getPos();
				const sizeSize = data.size === -1 ? 1 : data.size ?? 4;
				if (data.size === -1) this.writeByte(255);
				else this.writer.seek(this.writer.getPos() + sizeSize);
				const startPos = this.writer.getPos();
				this.dataOffsets.set(data, startPos);
				this.writeEBML(data.data);
				if (data.size !== -1) {
					const size = this.writer.getPos() - startPos;
					const endPos = this.writer.getPos();
					this.writer.seek(sizePos);
					this.writeVarInt(size, sizeSize);
					this.writer.seek(endPos);
				}
			} else if (typeof data.data === "number") {
				const size = data.size ?? measureUnsignedInt(data.data);
				this.writeVarInt(size);
				this.writeUnsignedInt(data.data, size);
			} else if (typeof data.data === "bigint") {
				const size = data.size ?? measureUnsignedBigInt(data.data);
				this.writeVarInt(size);
				this.writeUnsignedBigInt(data.data, size);
			} else if (typeof data.data === "string") {
				this.writeVarInt(data.data.length);
				this.writeAsciiString(data.data);
			} else if (data.data instanceof Uint8Array) {
				this.writeVarInt(data.data.byteLength, data.size);
				this.writer.write(data.data);
			} else if (data.data instanceof EBMLFloat32) {
				this.writeVarInt(4);
				this.writeFloat32(data.data.value);
			} else if (data.data instanceof EBMLFloat64) {
				this.writeVarInt(8);
				this.writeFloat64(data.data.value);
			} else if (data.data instanceof EBMLSignedInt) {
				const size = data.size ?? measureSignedInt(data.data.value);
				this.writeVarInt(size);
				this.writeSignedInt(data.data.value, size);
			} else if (data.data instanceof EBMLUnicodeString) {
				const bytes = textEncoder.encode(data.data.value);
				this.writeVarInt(bytes.length);
				this.writer.write(bytes);
			} else assertNever(data.data);
		}
	}
};
const readVarIntSize = (slice) => {
	if (slice.remainingLength < 1) return null;
	const firstByte = readU8(slice);
	slice.skip(-1);
	if (firstByte === 0) return null;
	let width = 1;
	let mask = 128;
	while ((firstByte & mask) === 0) {
		width++;
		mask >>= 1;
	}
	if (slice.remainingLength < width) return null;
	return width;
};
const readVarInt = (slice) => {
	if (slice.remainingLength < 1) return null;
	const firstByte = readU8(slice);
	if (firstByte === 0) return null;
	let width = 1;
	let mask = 128;
	while ((firstByte & mask) === 0) {
		width++;
		mask >>= 1;
	}
	if (slice.remainingLength < width - 1) return null;
	let value = firstByte & mask - 1;
	for (let i = 1; i < width; i++) {
		value *= 256;
		value += readU8(slice);
	}
	return value;
};
const readUnsignedInt = (slice, width) => {
	if (width < 1 || width > 8) throw new Error("Bad unsigned int size " + width);
	let value = 0;
	for (let i = 0; i < width; i++) {
		value *= 256;
		value += readU8(slice);
	}
	return value;
};
const readUnsignedBigInt = (slice, width) => {
	if (width < 1) throw new Error("Bad unsigned int size " + width);
	let value = 0n;
	for (let i = 0; i < width; i++) {
		value <<= 8n;
		value += BigInt(readU8(slice));
	}
	return value;
};
const readElementId = (slice) => {
	const size = readVarIntSize(slice);
	if (size === null) return null;
	if (slice.remainingLength < size) return null;
	return readUnsignedInt(slice, size);
};
/** Returns `undefined` to indicate the EBML undefined size. Returns `null` if the size couldn't be read. */
const readElementSize = (slice) => {
	if (slice.remainingLength < 1) return null;
	if (readU8(slice) === 255) return;
	slice.skip(-1);
	const size = readVarInt(slice);
	if (size === null) return null;
	if (size === 72057594037927940) return;
	return size;
};
const readElementHeader = (slice) => {
	assert(slice.remainingLength >= 2);
	const id = readElementId(slice);
	if (id === null) return null;
	const size = readElementSize(slice);
	if (size === null) return null;
	return {
		id,
		size
	};
};
const readAsciiString = (slice, length) => {
	const bytes = readBytes(slice, length);
	let strLength = 0;
	while (strLength < length && bytes[strLength] !== 0) strLength += 1;
	return String.fromCharCode(...bytes.subarray(0, strLength));
};
const readUnicodeString = (slice, length) => {
	const bytes = readBytes(slice, length);
	let strLength = 0;
	while (strLength < length && bytes[strLength] !== 0) strLength += 1;
	return textDecoder.decode(bytes.subarray(0, strLength));
};
const readFloat = (slice, width) => {
	if (width === 0) return 0;
	if (width !== 4 && width !== 8) throw new Error("Bad float size " + width);
	return width === 4 ? readF32Be(slice) : readF64Be(slice);
};
/** Returns the byte offset in the file of the next element with a matching ID. */
const searchForNextElementId = async (reader, startPos, ids, until) => {
	const idsSet = new Set(ids);
	let currentPos = startPos;
	while (until === null || currentPos < until) {
		let slice = reader.requestSliceRange(currentPos, 2, 16);
		if (isThenable(slice)) slice = await slice;
		if (!slice) break;
		const elementHeader = readElementHeader(slice);
		if (!elementHeader) break;
		if (idsSet.has(elementHeader.id)) return {
			pos: currentPos,
			found: true
		};
		assertDefinedSize(elementHeader.size);
		currentPos = slice.filePos + elementHeader.size;
	}
	return {
		pos: until !== null && until > currentPos ? until : currentPos,
		found: false
	};
};
/** Searches for the next occurrence of an element ID using a naive byte-wise search. */
const resync = async (reader, startPos, ids, until) => {
	const CHUNK_SIZE = 2 ** 16;
	const idsSet = new Set(ids);
	let currentPos = startPos;
	while (currentPos < until) {
		let slice = reader.requestSliceRange(currentPos, 0, Math.min(CHUNK_SIZE, until - currentPos));
		if (isThenable(slice)) slice = await slice;
		if (!slice) break;
		if (slice.length < 8) break;
		for (let i = 0; i < slice.length - 8; i++) {
			slice.filePos = currentPos;
			const elementId = readElementId(slice);
			if (elementId !== null && idsSet.has(elementId)) return currentPos;
			currentPos++;
		}
	}
	return null;
};
const CODEC_STRING_MAP = {
	"avc": "V_MPEG4/ISO/AVC",
	"hevc": "V_MPEGH/ISO/HEVC",
	"vp8": "V_VP8",
	"vp9": "V_VP9",
	"av1": "V_AV1",
	"prores": "V_PRORES",
	"aac": "A_AAC",
	"mp3": "A_MPEG/L3",
	"opus": "A_OPUS",
	"vorbis": "A_VORBIS",
	"flac": "A_FLAC",
	"ac3": "A_AC3",
	"eac3": "A_EAC3",
	"dts": "A_DTS",
	"pcm-u8": "A_PCM/INT/LIT",
	"pcm-s16": "A_PCM/INT/LIT",
	"pcm-s16be": "A_PCM/INT/BIG",
	"pcm-s24": "A_PCM/INT/LIT",
	"pcm-s24be": "A_PCM/INT/BIG",
	"pcm-s32": "A_PCM/INT/LIT",
	"pcm-s32be": "A_PCM/INT/BIG",
	"pcm-f32": "A_PCM/FLOAT/IEEE",
	"pcm-f64": "A_PCM/FLOAT/IEEE",
	"webvtt": "S_TEXT/WEBVTT"
};
function assertDefinedSize(size) {
	if (size === void 0) throw new Error("Undefined element size is used in a place where it is not supported.");
}
// ../node_modules/mediabunny/dist/modules/src/matroska/matroska-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const buildMatroskaMimeType = (info) => {
	let string = (info.hasVideo ? "video/" : info.hasAudio ? "audio/" : "application/") + (info.isWebM ? "webm" : "x-matroska");
	if (info.codecStrings.length > 0) {
		const uniqueCodecMimeTypes = [...new Set(info.codecStrings.filter(Boolean))];
		string += `; codecs="${uniqueCodecMimeTypes.join(", ")}"`;
	}
	return string;
};
// ../node_modules/mediabunny/dist/modules/src/matroska/matroska-demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var BlockLacing;
(function(BlockLacing) {
	BlockLacing[BlockLacing["None"] = 0] = "None";
	BlockLacing[BlockLacing["Xiph"] = 1] = "Xiph";
	BlockLacing[BlockLacing["FixedSize"] = 2] = "FixedSize";
	BlockLacing[BlockLacing["Ebml"] = 3] = "Ebml";
})(BlockLacing || (BlockLacing = {}));
var ContentEncodingScope;
(function(ContentEncodingScope) {
	ContentEncodingScope[ContentEncodingScope["Block"] = 1] = "Block";
	ContentEncodingScope[ContentEncodingScope["Private"] = 2] = "Private";
	ContentEncodingScope[ContentEncodingScope["Next"] = 4] = "Next";
})(ContentEncodingScope || (ContentEncodingScope = {}));
var ContentCompAlgo;
(function(ContentCompAlgo) {
	ContentCompAlgo[ContentCompAlgo["Zlib"] = 0] = "Zlib";
	ContentCompAlgo[ContentCompAlgo["Bzlib"] = 1] = "Bzlib";
	ContentCompAlgo[ContentCompAlgo["lzo1x"] = 2] = "lzo1x";
	ContentCompAlgo[ContentCompAlgo["HeaderStripping"] = 3] = "HeaderStripping";
})(ContentCompAlgo || (ContentCompAlgo = {}));
const METADATA_ELEMENTS = [
	{
		id: EBMLId.SeekHead,
		flag: "seekHeadSeen"
	},
	{
		id: EBMLId.Info,
		flag: "infoSeen"
	},
	{
		id: EBMLId.Tracks,
		flag: "tracksSeen"
	},
	{
		id: EBMLId.Cues,
		flag: "cuesSeen"
	}
];
const MAX_RESYNC_LENGTH = 10 * 2 ** 20;
var MatroskaDemuxer = class extends Demuxer {
	constructor(input) {
		super(input);
		this.readMetadataPromise = null;
		this.segments = [];
		this.currentSegment = null;
		this.currentTrack = null;
		this.currentCluster = null;
		this.currentBlock = null;
		this.currentBlockAdditional = null;
		this.currentCueTime = null;
		this.currentDecodingInstruction = null;
		this.currentTagTargetIsMovie = true;
		this.currentSimpleTagName = null;
		this.currentAttachedFile = null;
		this.isWebM = false;
		this.reader = input._reader;
	}
	async getTrackBackings() {
		await this.readMetadata();
		return this.segments.flatMap((segment) => segment.tracks.map((track) => track.trackBacking));
	}
	async getMimeType() {
		await this.readMetadata();
		const backings = await this.getTrackBackings();
		const codecStrings = await Promise.all(backings.map((x) => x.getDecoderConfig().then((c) => c?.codec ?? null)));
		return buildMatroskaMimeType({
			isWebM: this.isWebM,
			hasVideo: this.segments.some((segment) => segment.tracks.some((x) => x.info?.type === "video")),
			hasAudio: this.segments.some((segment) => segment.tracks.some((x) => x.info?.type === "audio")),
			codecStrings: codecStrings.filter(Boolean)
		});
	}
	async getMetadataTags() {
		await this.readMetadata();
		for (const segment of this.segments) if (!segment.metadataTagsCollected) {
			if (this.reader.fileSize !== null) await this.loadSegmentMetadata(segment);
			segment.metadataTagsCollected = true;
		}
		let metadataTags = {};
		for (const segment of this.segments) metadataTags = {
			...metadataTags,
			...segment.metadataTags
		};
		return metadataTags;
	}
	readMetadata() {
		return this.readMetadataPromise ??= (async () => {
			let currentPos = 0;
			while (true) {
				let slice = this.reader.requestSliceRange(currentPos, 2, 16);
				if (isThenable(slice)) slice = await slice;
				if (!slice) break;
				const header = readElementHeader(slice);
				if (!header) break;
				const id = header.id;
				let size = header.size;
				const dataStartPos = slice.filePos;
				if (id === EBMLId.EBML) {
					assertDefinedSize(size);
					let slice = this.reader.requestSlice(dataStartPos, size);
					if (isThenable(slice)) slice = await slice;
					if (!slice) break;
					this.readContiguousElements(slice);
				} else if (id === EBMLId.Segment) {
					await this.readSegment(dataStartPos, size);
					if (size === void 0) break;
					if (this.reader.fileSize === null) break;
				} else if (id === EBMLId.Cluster) {
					if (this.reader.fileSize === null) break;
					if (size === void 0) size = (await searchForNextElementId(this.reader, dataStartPos, LEVEL_0_AND_1_EBML_IDS, this.reader.fileSize)).pos - dataStartPos;
					const lastSegment = last(this.segments);
					if (lastSegment) lastSegment.elementEndPos = dataStartPos + size;
				}
				assertDefinedSize(size);
				currentPos = dataStartPos + size;
			}
		})();
	}
	async readSegment(segmentDataStart, dataSize) {
		this.currentSegment = {
			seekHeadSeen: false,
			infoSeen: false,
			tracksSeen: false,
			cuesSeen: false,
			tagsSeen: false,
			attachmentsSeen: false,
			timestampScale: -1,
			timestampFactor: -1,
			duration: -1,
			seekEntries: [],
			tracks: [],
			cuePoints: [],
			dataStartPos: segmentDataStart,
			elementEndPos: dataSize === void 0 ? null : segmentDataStart + dataSize,
			clusterSeekStartPos: segmentDataStart,
			lastReadCluster: null,
			metadataTags: {},
			metadataTagsCollected: false
		};
		this.segments.push(this.currentSegment);
		let currentPos = segmentDataStart;
		const visitedSeekHeadPositions = /* @__PURE__ */ new Set();
		while (this.currentSegment.elementEndPos === null || currentPos < this.currentSegment.elementEndPos) {
			let slice = this.reader.requestSliceRange(currentPos, 2, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) break;
			const elementStartPos = currentPos;
			const header = readElementHeader(slice);
			if (!header || !LEVEL_1_EBML_IDS.includes(header.id) && header.id !== EBMLId.Void) {
				const nextPos = await resync(this.reader, elementStartPos, LEVEL_1_EBML_IDS, Math.min(this.currentSegment.elementEndPos ?? Infinity, elementStartPos + MAX_RESYNC_LENGTH));
				if (nextPos) {
					currentPos = nextPos;
					continue;
				} else break;
			}
			const { id, size } = header;
			const dataStartPos = slice.filePos;
			const metadataElementIndex = METADATA_ELEMENTS.findIndex((x) => x.id === id);
			if (metadataElementIndex !== -1) {
				const field = METADATA_ELEMENTS[metadataElementIndex].flag;
				this.currentSegment[field] = true;
				if (id === EBMLId.SeekHead) visitedSeekHeadPositions.add(elementStartPos - segmentDataStart);
				assertDefinedSize(size);
				let slice = this.reader.requestSlice(dataStartPos, size);
				if (isThenable(slice)) slice = await slice;
				if (slice) this.readContiguousElements(slice);
			} else if (id === EBMLId.Tags || id === EBMLId.Attachments) {
				if (id === EBMLId.Tags) this.currentSegment.tagsSeen = true;
				else this.currentSegment.attachmentsSeen = true;
				assertDefinedSize(size);
				let slice = this.reader.requestSlice(dataStartPos, size);
				if (isThenable(slice)) slice = await slice;
				if (slice) this.readContiguousElements(slice);
			} else if (id === EBMLId.Cluster) {
				this.currentSegment.clusterSeekStartPos = elementStartPos;
				break;
			}
			if (size === void 0) break;
			else currentPos = dataStartPos + size;
		}
		if (this.reader.fileSize !== null) while (true) {
			const seekEntry = this.currentSegment.seekEntries.find((x) => x.id === EBMLId.SeekHead && !visitedSeekHeadPositions.has(x.segmentPosition));
			if (!seekEntry) break;
			visitedSeekHeadPositions.add(seekEntry.segmentPosition);
			let slice = this.reader.requestSliceRange(segmentDataStart + seekEntry.segmentPosition, 2, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) continue;
			const header = readElementHeader(slice);
			if (!header || header.id !== EBMLId.SeekHead) continue;
			const { size } = header;
			assertDefinedSize(size);
			let dataSlice = this.reader.requestSlice(slice.filePos, size);
			if (isThenable(dataSlice)) dataSlice = await dataSlice;
			if (!dataSlice) continue;
			this.readContiguousElements(dataSlice);
		}
		this.currentSegment.seekEntries.sort((a, b) => a.segmentPosition - b.segmentPosition);
		if (this.reader.fileSize !== null) for (const seekEntry of this.currentSegment.seekEntries) {
			const target = METADATA_ELEMENTS.find((x) => x.id === seekEntry.id);
			if (!target) continue;
			if (this.currentSegment[target.flag]) continue;
			let slice = this.reader.requestSliceRange(segmentDataStart + seekEntry.segmentPosition, 2, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) continue;
			const header = readElementHeader(slice);
			if (!header) continue;
			const { id, size } = header;
			if (id !== target.id) continue;
			assertDefinedSize(size);
			this.currentSegment[target.flag] = true;
			let dataSlice = this.reader.requestSlice(slice.filePos, size);
			if (isThenable(dataSlice)) dataSlice = await dataSlice;
			if (!dataSlice) continue;
			this.readContiguousElements(dataSlice);
		}
		if (this.currentSegment.timestampScale === -1) {
			this.currentSegment.timestampScale = 1e6;
			this.currentSegment.timestampFactor = 1e3;
		}
		for (const track of this.currentSegment.tracks) if (track.defaultDurationNs !== null) track.defaultDuration = this.currentSegment.timestampFactor * track.defaultDurationNs / 1e9;
		const idToTrack = new Map(this.currentSegment.tracks.map((x) => [x.id, x]));
		for (const cuePoint of this.currentSegment.cuePoints) {
			const track = idToTrack.get(cuePoint.trackId);
			if (track) track.cuePoints.push(cuePoint);
		}
		for (const track of this.currentSegment.tracks) {
			track.cuePoints.sort((a, b) => a.time - b.time);
			for (let i = 0; i < track.cuePoints.length - 1; i++) {
				const cuePoint1 = track.cuePoints[i];
				const cuePoint2 = track.cuePoints[i + 1];
				if (cuePoint1.time === cuePoint2.time) {
					track.cuePoints.splice(i + 1, 1);
					i--;
				}
			}
		}
		let trackWithMostCuePoints = null;
		let maxCuePointCount = -Infinity;
		for (const track of this.currentSegment.tracks) if (track.cuePoints.length > maxCuePointCount) {
			maxCuePointCount = track.cuePoints.length;
			trackWithMostCuePoints = track;
		}
		for (const track of this.currentSegment.tracks) if (track.cuePoints.length === 0) track.cuePoints = trackWithMostCuePoints.cuePoints;
		this.currentSegment = null;
	}
	async readCluster(startPos, segment) {
		if (segment.lastReadCluster?.elementStartPos === startPos) return segment.lastReadCluster;
		let headerSlice = this.reader.requestSliceRange(startPos, 2, 16);
		if (isThenable(headerSlice)) headerSlice = await headerSlice;
		assert(headerSlice);
		const elementStartPos = startPos;
		const elementHeader = readElementHeader(headerSlice);
		assert(elementHeader);
		const id = elementHeader.id;
		assert(id === EBMLId.Cluster);
		let size = elementHeader.size;
		const dataStartPos = headerSlice.filePos;
		if (size === void 0) size = (await searchForNextElementId(this.reader, dataStartPos, LEVEL_0_AND_1_EBML_IDS, segment.elementEndPos)).pos - dataStartPos;
		let dataSlice = this.reader.requestSlice(dataStartPos, size);
		if (isThenable(dataSlice)) dataSlice = await dataSlice;
		const cluster = {
			segment,
			elementStartPos,
			elementEndPos: dataStartPos + size,
			dataStartPos,
			timestamp: -1,
			trackData: /* @__PURE__ */ new Map()
		};
		this.currentCluster = cluster;
		if (dataSlice) cluster.elementEndPos = this.readContiguousElements(dataSlice, LEVEL_0_AND_1_EBML_IDS);
		for (const [, trackData] of cluster.trackData) {
			const track = trackData.track;
			assert(trackData.blocks.length > 0);
			let hasLacedBlocks = false;
			for (let i = 0; i < trackData.blocks.length; i++) {
				const block = trackData.blocks[i];
				block.timestamp += cluster.timestamp;
				hasLacedBlocks ||= block.lacing !== BlockLacing.None;
			}
			trackData.presentationTimestamps = trackData.blocks.map((block, i) => ({
				timestamp: block.timestamp,
				blockIndex: i
			})).sort((a, b) => a.timestamp - b.timestamp);
			for (let i = 0; i < trackData.presentationTimestamps.length; i++) {
				const currentEntry = trackData.presentationTimestamps[i];
				const currentBlock = trackData.blocks[currentEntry.blockIndex];
				if (trackData.firstKeyFrameTimestamp === null && currentBlock.isKeyFrame) trackData.firstKeyFrameTimestamp = currentBlock.timestamp;
				if (i < trackData.presentationTimestamps.length - 1) currentBlock.duration = trackData.presentationTimestamps[i + 1].timestamp - currentBlock.timestamp;
				else if (currentBlock.duration === 0) {
					if (track.defaultDuration != null) {
						if (currentBlock.lacing === BlockLacing.None) currentBlock.duration = track.defaultDuration;
					}
				}
			}
			if (hasLacedBlocks) {
				this.expandLacedBlocks(trackData.blocks, track);
				trackData.presentationTimestamps = trackData.blocks.map((block, i) => ({
					timestamp: block.timestamp,
					blockIndex: i
				})).sort((a, b) => a.timestamp - b.timestamp);
			}
			const firstBlock = trackData.blocks[trackData.presentationTimestamps[0].blockIndex];
			const lastBlock = trackData.blocks[last(trackData.presentationTimestamps).blockIndex];
			trackData.startTimestamp = firstBlock.timestamp;
			trackData.endTimestamp = lastBlock.timestamp + lastBlock.duration;
			const insertionIndex = binarySearchLessOrEqual(track.clusterPositionCache, trackData.startTimestamp, (x) => x.startTimestamp);
			if (insertionIndex === -1 || track.clusterPositionCache[insertionIndex].elementStartPos !== elementStartPos) track.clusterPositionCache.splice(insertionIndex + 1, 0, {
				elementStartPos: cluster.elementStartPos,
				startTimestamp: trackData.startTimestamp
			});
		}
		segment.lastReadCluster = cluster;
		return cluster;
	}
	getTrackDataInCluster(cluster, trackNumber) {
		let trackData = cluster.trackData.get(trackNumber);
		if (!trackData) {
			const track = cluster.segment.tracks.find((x) => x.id === trackNumber);
			if (!track) return null;
			trackData = {
				track,
				startTimestamp: 0,
				endTimestamp: 0,
				firstKeyFrameTimestamp: null,
				blocks: [],
				presentationTimestamps: []
			};
			cluster.trackData.set(trackNumber, trackData);
		}
		return trackData;
	}
	expandLacedBlocks(blocks, track) {
		for (let blockIndex = 0; blockIndex < blocks.length; blockIndex++) {
			const originalBlock = blocks[blockIndex];
			if (originalBlock.lacing === BlockLacing.None) continue;
			if (!originalBlock.decoded) {
				originalBlock.data = this.decodeBlockData(track, originalBlock.data);
				originalBlock.decoded = true;
			}
			const slice = FileSlice.tempFromBytes(originalBlock.data);
			const frameSizes = [];
			const frameCount = readU8(slice) + 1;
			switch (originalBlock.lacing) {
				case BlockLacing.Xiph:
					{
						let totalUsedSize = 0;
						for (let i = 0; i < frameCount - 1; i++) {
							let frameSize = 0;
							while (slice.bufferPos < slice.length) {
								const value = readU8(slice);
								frameSize += value;
								if (value < 255) {
									frameSizes.push(frameSize);
									totalUsedSize += frameSize;
									break;
								}
							}
						}
						frameSizes.push(slice.length - (slice.bufferPos + totalUsedSize));
					}
					break;
				case BlockLacing.FixedSize:
					{
						const totalDataSize = slice.length - 1;
						const frameSize = Math.floor(totalDataSize / frameCount);
						for (let i = 0; i < frameCount; i++) frameSizes.push(frameSize);
					}
					break;
				case BlockLacing.Ebml:
					{
						const firstResult = readVarInt(slice);
						assert(firstResult !== null);
						let currentSize = firstResult;
						frameSizes.push(currentSize);
						let totalUsedSize = currentSize;
						for (let i = 1; i < frameCount - 1; i++) {
							const startPos = slice.bufferPos;
							const diffResult = readVarInt(slice);
							assert(diffResult !== null);
							const diff = diffResult - ((1 << (slice.bufferPos - startPos) * 7 - 1) - 1);
							currentSize += diff;
							frameSizes.push(currentSize);
							totalUsedSize += currentSize;
						}
						frameSizes.push(slice.length - (slice.bufferPos + totalUsedSize));
					}
					break;
				default: assert(false);
			}
			assert(frameSizes.length === frameCount);
			blocks.splice(blockIndex, 1);
			const blockDuration = originalBlock.duration || frameCount * (track.defaultDuration ?? 0);
			for (let i = 0; i < frameCount; i++) {
				const frameSize = frameSizes[i];
				const frameData = readBytes(slice, frameSize);
				const frameTimestamp = originalBlock.timestamp + blockDuration * i / frameCount;
				const frameDuration = blockDuration / frameCount;
				blocks.splice(blockIndex + i, 0, {
					timestamp: frameTimestamp,
					duration: frameDuration,
					isKeyFrame: originalBlock.isKeyFrame,
					data: frameData,
					lacing: BlockLacing.None,
					decoded: true,
					postProcessed: false,
					mainAdditional: originalBlock.mainAdditional
				});
			}
			blockIndex += frameCount;
			blockIndex--;
		}
	}
	async loadSegmentMetadata(segment) {
		for (const seekEntry of segment.seekEntries) {
			if (seekEntry.id === EBMLId.Tags && !segment.tagsSeen) {} else if (seekEntry.id === EBMLId.Attachments && !segment.attachmentsSeen) {} else continue;
			let slice = this.reader.requestSliceRange(segment.dataStartPos + seekEntry.segmentPosition, 2, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) continue;
			const header = readElementHeader(slice);
			if (!header || header.id !== seekEntry.id) continue;
			const { size } = header;
			assertDefinedSize(size);
			assert(!this.currentSegment);
			this.currentSegment = segment;
			let dataSlice = this.reader.requestSlice(slice.filePos, size);
			if (isThenable(dataSlice)) dataSlice = await dataSlice;
			if (dataSlice) this.readContiguousElements(dataSlice);
			this.currentSegment = null;
			if (seekEntry.id === EBMLId.Tags) segment.tagsSeen = true;
			else if (seekEntry.id === EBMLId.Attachments) segment.attachmentsSeen = true;
		}
	}
	readContiguousElements(slice, stopIds) {
		while (slice.remainingLength >= 2) {
			const startPos = slice.filePos;
			if (!this.traverseElement(slice, stopIds)) return startPos;
		}
		return slice.filePos;
	}
	traverseElement(slice, stopIds) {
		const header = readElementHeader(slice);
		if (!header) return false;
		if (stopIds && stopIds.includes(header.id)) return false;
		const { id, size } = header;
		const dataStartPos = slice.filePos;
		assertDefinedSize(size);
		switch (id) {
			case EBMLId.DocType:
				this.isWebM = readAsciiString(slice, size) === "webm";
				break;
			case EBMLId.Seek:
				{
					if (!this.currentSegment) break;
					const seekEntry = {
						id: -1,
						segmentPosition: -1
					};
					this.currentSegment.seekEntries.push(seekEntry);
					this.readContiguousElements(slice.slice(dataStartPos, size));
					if (seekEntry.id === -1 || seekEntry.segmentPosition === -1) this.currentSegment.seekEntries.pop();
				}
				break;
			case EBMLId.SeekID:
				{
					const lastSeekEntry = this.currentSegment?.seekEntries[this.currentSegment.seekEntries.length - 1];
					if (!lastSeekEntry) break;
					lastSeekEntry.id = readUnsignedInt(slice, size);
				}
				break;
			case EBMLId.SeekPosition:
				{
					const lastSeekEntry = this.currentSegment?.seekEntries[this.currentSegment.seekEntries.length - 1];
					if (!lastSeekEntry) break;
					lastSeekEntry.segmentPosition = readUnsignedInt(slice, size);
				}
				break;
			case EBMLId.TimestampScale:
				if (!this.currentSegment) break;
				this.currentSegment.timestampScale = readUnsignedInt(slice, size);
				this.currentSegment.timestampFactor = 1e9 / this.currentSegment.timestampScale;
				break;
			case EBMLId.Duration:
				if (!this.currentSegment) break;
				this.currentSegment.duration = readFloat(slice, size);
				break;
			case EBMLId.TrackEntry:
				if (!this.currentSegment) break;
				this.currentTrack = {
					id: -1,
					segment: this.currentSegment,
					demuxer: this,
					clusterPositionCache: [],
					cuePoints: [],
					disposition: {
						...DEFAULT_TRACK_DISPOSITION,
						primary: false
					},
					trackBacking: null,
					codecId: null,
					codecPrivate: null,
					defaultDuration: null,
					defaultDurationNs: null,
					name: null,
					languageCode: "eng",
					hasLanguageBcp47: false,
					decodingInstructions: [],
					info: null
				};
				this.readContiguousElements(slice.slice(dataStartPos, size));
				if (!this.currentTrack) break;
				if (this.currentTrack.decodingInstructions.some((instruction) => {
					return instruction.data?.type !== "decompress" || instruction.scope !== ContentEncodingScope.Block || instruction.data.algorithm !== ContentCompAlgo.HeaderStripping;
				})) {
					Logging._warn(`Track #${this.currentTrack.id} has an unsupported content encoding; dropping.`);
					this.currentTrack = null;
				}
				if (this.currentTrack && this.currentTrack.id !== -1 && this.currentTrack.codecId && this.currentTrack.info) {
					const slashIndex = this.currentTrack.codecId.indexOf("/");
					const codecIdWithoutSuffix = slashIndex === -1 ? this.currentTrack.codecId : this.currentTrack.codecId.slice(0, slashIndex);
					if (this.currentTrack.info.type === "video" && this.currentTrack.info.width !== -1 && this.currentTrack.info.height !== -1) {
						this.currentTrack.info.squarePixelWidth = this.currentTrack.info.width;
						this.currentTrack.info.squarePixelHeight = this.currentTrack.info.height;
						if (this.currentTrack.info.displayWidth !== null && this.currentTrack.info.displayHeight !== null) {
							const num = this.currentTrack.info.displayWidth * this.currentTrack.info.height;
							const den = this.currentTrack.info.displayHeight * this.currentTrack.info.width;
							if (num > 0 && den > 0) {
								if (num > den) this.currentTrack.info.squarePixelWidth = Math.round(this.currentTrack.info.width * num / den);
								else this.currentTrack.info.squarePixelHeight = Math.round(this.currentTrack.info.height * den / num);
							}
						}
						if (this.currentTrack.codecId === CODEC_STRING_MAP.avc) {
							this.currentTrack.info.codec = "avc";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (this.currentTrack.codecId === CODEC_STRING_MAP.hevc) {
							this.currentTrack.info.codec = "hevc";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.vp8) this.currentTrack.info.codec = "vp8";
						else if (codecIdWithoutSuffix === CODEC_STRING_MAP.vp9) this.currentTrack.info.codec = "vp9";
						else if (codecIdWithoutSuffix === CODEC_STRING_MAP.av1) this.currentTrack.info.codec = "av1";
						else if (codecIdWithoutSuffix === CODEC_STRING_MAP.prores) {
							const format = this.currentTrack.codecPrivate ? textDecoder.decode(this.currentTrack.codecPrivate) : "";
							if (PRORES_FOURCCS.includes(format)) {
								this.currentTrack.info.codec = "prores";
								this.currentTrack.info.proresFormat = format;
							}
						}
						const videoTrack = this.currentTrack;
						this.currentTrack.trackBacking = new MatroskaVideoTrackBacking(videoTrack);
						this.currentSegment.tracks.push(this.currentTrack);
					} else if (this.currentTrack.info.type === "audio") {
						if (codecIdWithoutSuffix === CODEC_STRING_MAP.aac) {
							this.currentTrack.info.codec = "aac";
							this.currentTrack.info.aacCodecInfo = {
								isMpeg2: this.currentTrack.codecId.includes("MPEG2"),
								objectType: null
							};
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (this.currentTrack.codecId === CODEC_STRING_MAP.mp3) this.currentTrack.info.codec = "mp3";
						else if (codecIdWithoutSuffix === CODEC_STRING_MAP.opus) {
							this.currentTrack.info.codec = "opus";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
							this.currentTrack.info.sampleRate = OPUS_SAMPLE_RATE;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.vorbis) {
							this.currentTrack.info.codec = "vorbis";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.flac) {
							this.currentTrack.info.codec = "flac";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.ac3) {
							this.currentTrack.info.codec = "ac3";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.eac3) {
							this.currentTrack.info.codec = "eac3";
							this.currentTrack.info.codecDescription = this.currentTrack.codecPrivate;
						} else if (codecIdWithoutSuffix === CODEC_STRING_MAP.dts) {
							this.currentTrack.info.codec = "dts";
							if (this.currentTrack.codecId === "A_DTS/EXPRESS") this.currentTrack.info.dtsFormat = "dtse";
							else if (this.currentTrack.codecId === "A_DTS/LOSSLESS") this.currentTrack.info.dtsFormat = "dtsl";
						} else if (this.currentTrack.codecId === "A_PCM/INT/LIT") {
							if (this.currentTrack.info.bitDepth === 8) this.currentTrack.info.codec = "pcm-u8";
							else if (this.currentTrack.info.bitDepth === 16) this.currentTrack.info.codec = "pcm-s16";
							else if (this.currentTrack.info.bitDepth === 24) this.currentTrack.info.codec = "pcm-s24";
							else if (this.currentTrack.info.bitDepth === 32) this.currentTrack.info.codec = "pcm-s32";
						} else if (this.currentTrack.codecId === "A_PCM/INT/BIG") {
							if (this.currentTrack.info.bitDepth === 8) this.currentTrack.info.codec = "pcm-u8";
							else if (this.currentTrack.info.bitDepth === 16) this.currentTrack.info.codec = "pcm-s16be";
							else if (this.currentTrack.info.bitDepth === 24) this.currentTrack.info.codec = "pcm-s24be";
							else if (this.currentTrack.info.bitDepth === 32) this.currentTrack.info.codec = "pcm-s32be";
						} else if (this.currentTrack.codecId === "A_PCM/FLOAT/IEEE") {
							if (this.currentTrack.info.bitDepth === 32) this.currentTrack.info.codec = "pcm-f32";
							else if (this.currentTrack.info.bitDepth === 64) this.currentTrack.info.codec = "pcm-f64";
						}
						const audioTrack = this.currentTrack;
						this.currentTrack.trackBacking = new MatroskaAudioTrackBacking(audioTrack);
						this.currentSegment.tracks.push(this.currentTrack);
					}
				}
				this.currentTrack = null;
				break;
			case EBMLId.TrackNumber:
				if (!this.currentTrack) break;
				this.currentTrack.id = readUnsignedInt(slice, size);
				break;
			case EBMLId.TrackType:
				{
					if (!this.currentTrack) break;
					const type = readUnsignedInt(slice, size);
					if (type === 1) this.currentTrack.info = {
						type: "video",
						width: -1,
						height: -1,
						displayWidth: null,
						displayHeight: null,
						displayUnit: null,
						squarePixelWidth: -1,
						squarePixelHeight: -1,
						horizontalScale: 1,
						verticalScale: 1,
						rotation: 0,
						codec: null,
						codecDescription: null,
						colorSpace: { ...EMPTY_COLOR_SPACE },
						alphaMode: false,
						proresFormat: null
					};
					else if (type === 2) this.currentTrack.info = {
						type: "audio",
						numberOfChannels: 1,
						sampleRate: 8e3,
						bitDepth: -1,
						codec: null,
						codecDescription: null,
						aacCodecInfo: null,
						dtsFormat: null
					};
				}
				break;
			case EBMLId.FlagEnabled:
				if (!this.currentTrack) break;
				if (!readUnsignedInt(slice, size)) this.currentTrack = null;
				break;
			case EBMLId.FlagDefault:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.default = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.FlagForced:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.forced = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.FlagOriginal:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.original = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.FlagHearingImpaired:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.hearingImpaired = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.FlagVisualImpaired:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.visuallyImpaired = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.FlagCommentary:
				if (!this.currentTrack) break;
				this.currentTrack.disposition.commentary = !!readUnsignedInt(slice, size);
				break;
			case EBMLId.CodecID:
				if (!this.currentTrack) break;
				this.currentTrack.codecId = readAsciiString(slice, size);
				break;
			case EBMLId.CodecPrivate:
				if (!this.currentTrack) break;
				this.currentTrack.codecPrivate = readBytes(slice, size);
				break;
			case EBMLId.DefaultDuration:
				if (!this.currentTrack) break;
				this.currentTrack.defaultDurationNs = readUnsignedInt(slice, size);
				break;
			case EBMLId.Name:
				if (!this.currentTrack) break;
				this.currentTrack.name = readUnicodeString(slice, size);
				break;
			case EBMLId.Language:
				if (!this.currentTrack) break;
				if (this.currentTrack.hasLanguageBcp47) break;
				this.currentTrack.languageCode = readAsciiString(slice, size);
				if (!isIso639Dash2LanguageCode(this.currentTrack.languageCode)) this.currentTrack.languageCode = "und";
				break;
			case EBMLId.LanguageBCP47:
				{
					if (!this.currentTrack) break;
					const languageSubtag = readAsciiString(slice, size).split("-")[0];
					if (languageSubtag) this.currentTrack.languageCode = languageSubtag;
					else this.currentTrack.languageCode = "und";
					this.currentTrack.hasLanguageBcp47 = true;
				}
				break;
			case EBMLId.Video:
				if (this.currentTrack?.info?.type !== "video") break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.PixelWidth:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.width = readUnsignedInt(slice, size);
				break;
			case EBMLId.PixelHeight:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.height = readUnsignedInt(slice, size);
				break;
			case EBMLId.DisplayWidth:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.displayWidth = readUnsignedInt(slice, size);
				break;
			case EBMLId.DisplayHeight:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.displayHeight = readUnsignedInt(slice, size);
				break;
			case EBMLId.DisplayUnit:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.displayUnit = readUnsignedInt(slice, size);
				break;
			case EBMLId.AlphaMode:
				if (this.currentTrack?.info?.type !== "video") break;
				this.currentTrack.info.alphaMode = readUnsignedInt(slice, size) === 1;
				break;
			case EBMLId.Colour:
				if (this.currentTrack?.info?.type !== "video") break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.MatrixCoefficients:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const matrixCoefficients = readUnsignedInt(slice, size);
					const mapped = MATRIX_COEFFICIENTS_MAP_INVERSE[matrixCoefficients];
					this.currentTrack.info.colorSpace.matrix = mapped;
				}
				break;
			case EBMLId.Range:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const range = readUnsignedInt(slice, size);
					this.currentTrack.info.colorSpace.fullRange = range === 1 || range === 2 ? range === 2 : void 0;
				}
				break;
			case EBMLId.TransferCharacteristics:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const transferCharacteristics = readUnsignedInt(slice, size);
					const mapped = TRANSFER_CHARACTERISTICS_MAP_INVERSE[transferCharacteristics];
					this.currentTrack.info.colorSpace.transfer = mapped;
				}
				break;
			case EBMLId.Primaries:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const primaries = readUnsignedInt(slice, size);
					const mapped = COLOR_PRIMARIES_MAP_INVERSE[primaries];
					this.currentTrack.info.colorSpace.primaries = mapped;
				}
				break;
			case EBMLId.Projection:
				if (this.currentTrack?.info?.type !== "video") break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.ProjectionPoseYaw:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const yaw = readFloat(slice, size);
					try {
						const normalized = normalizeRotation(yaw);
						this.currentTrack.info.horizontalScale = Math.round(Math.cos(normalized * DEG_TO_RAD));
					} catch {}
				}
				break;
			case EBMLId.ProjectionPosePitch:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const pitch = readFloat(slice, size);
					try {
						const normalized = normalizeRotation(pitch);
						this.currentTrack.info.verticalScale = Math.round(Math.cos(normalized * DEG_TO_RAD));
					} catch {}
				}
				break;
			case EBMLId.ProjectionPoseRoll:
				{
					if (this.currentTrack?.info?.type !== "video") break;
					const flippedRotation = -readFloat(slice, size);
					try {
						this.currentTrack.info.rotation = normalizeRotation(flippedRotation);
					} catch {}
				}
				break;
			case EBMLId.Audio:
				if (this.currentTrack?.info?.type !== "audio") break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.SamplingFrequency:
				if (this.currentTrack?.info?.type !== "audio") break;
				this.currentTrack.info.sampleRate = readFloat(slice, size);
				break;
			case EBMLId.Channels:
				if (this.currentTrack?.info?.type !== "audio") break;
				this.currentTrack.info.numberOfChannels = readUnsignedInt(slice, size);
				break;
			case EBMLId.BitDepth:
				if (this.currentTrack?.info?.type !== "audio") break;
				this.currentTrack.info.bitDepth = readUnsignedInt(slice, size);
				break;
			case EBMLId.CuePoint:
				if (!this.currentSegment) break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				this.currentCueTime = null;
				break;
			case EBMLId.CueTime:
				this.currentCueTime = readUnsignedInt(slice, size);
				break;
			case EBMLId.CueTrackPositions:
				{
					if (this.currentCueTime === null) break;
					assert(this.currentSegment);
					const cuePoint = {
						time: this.currentCueTime,
						trackId: -1,
						clusterPosition: -1
					};
					this.currentSegment.cuePoints.push(cuePoint);
					this.readContiguousElements(slice.slice(dataStartPos, size));
					if (cuePoint.trackId === -1 || cuePoint.clusterPosition === -1) this.currentSegment.cuePoints.pop();
				}
				break;
			case EBMLId.CueTrack:
				{
					const lastCuePoint = this.currentSegment?.cuePoints[this.currentSegment.cuePoints.length - 1];
					if (!lastCuePoint) break;
					lastCuePoint.trackId = readUnsignedInt(slice, size);
				}
				break;
			case EBMLId.CueClusterPosition:
				{
					const lastCuePoint = this.currentSegment?.cuePoints[this.currentSegment.cuePoints.length - 1];
					if (!lastCuePoint) break;
					assert(this.currentSegment);
					lastCuePoint.clusterPosition = this.currentSegment.dataStartPos + readUnsignedInt(slice, size);
				}
				break;
			case EBMLId.Timestamp:
				if (!this.currentCluster) break;
				this.currentCluster.timestamp = readUnsignedInt(slice, size);
				break;
			case EBMLId.SimpleBlock:
				{
					if (!this.currentCluster) break;
					const trackNumber = readVarInt(slice);
					if (trackNumber === null) break;
					const trackData = this.getTrackDataInCluster(this.currentCluster, trackNumber);
					if (!trackData) break;
					const relativeTimestamp = readI16Be(slice);
					const flags = readU8(slice);
					const lacing = flags >> 1 & 3;
					let isKeyFrame = !!(flags & 128);
					if (trackData.track.info?.type === "audio" && trackData.track.info.codec) isKeyFrame = true;
					const blockData = readBytes(slice, size - (slice.filePos - dataStartPos));
					const hasDecodingInstructions = trackData.track.decodingInstructions.length > 0;
					trackData.blocks.push({
						timestamp: relativeTimestamp,
						duration: 0,
						isKeyFrame,
						data: blockData,
						lacing,
						decoded: !hasDecodingInstructions,
						postProcessed: false,
						mainAdditional: null
					});
				}
				break;
			case EBMLId.BlockGroup:
				if (!this.currentCluster) break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				this.currentBlock = null;
				break;
			case EBMLId.Block:
				{
					if (!this.currentCluster) break;
					const trackNumber = readVarInt(slice);
					if (trackNumber === null) break;
					const trackData = this.getTrackDataInCluster(this.currentCluster, trackNumber);
					if (!trackData) break;
					const relativeTimestamp = readI16Be(slice);
					const lacing = readU8(slice) >> 1 & 3;
					const blockData = readBytes(slice, size - (slice.filePos - dataStartPos));
					const hasDecodingInstructions = trackData.track.decodingInstructions.length > 0;
					this.currentBlock = {
						timestamp: relativeTimestamp,
						duration: 0,
						isKeyFrame: true,
						data: blockData,
						lacing,
						decoded: !hasDecodingInstructions,
						postProcessed: false,
						mainAdditional: null
					};
					trackData.blocks.push(this.currentBlock);
				}
				break;
			case EBMLId.BlockAdditions:
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.BlockMore:
				if (!this.currentBlock) break;
				this.currentBlockAdditional = {
					addId: 1,
					data: null
				};
				this.readContiguousElements(slice.slice(dataStartPos, size));
				if (this.currentBlockAdditional.data && this.currentBlockAdditional.addId === 1) this.currentBlock.mainAdditional = this.currentBlockAdditional.data;
				this.currentBlockAdditional = null;
				break;
			case EBMLId.BlockAdditional:
				if (!this.currentBlockAdditional) break;
				this.currentBlockAdditional.data = readBytes(slice, size);
				break;
			case EBMLId.BlockAddID:
				if (!this.currentBlockAdditional) break;
				this.currentBlockAdditional.addId = readUnsignedInt(slice, size);
				break;
			case EBMLId.BlockDuration:
				if (!this.currentBlock) break;
				this.currentBlock.duration = readUnsignedInt(slice, size);
				break;
			case EBMLId.ReferenceBlock:
				if (!this.currentBlock) break;
				this.currentBlock.isKeyFrame = false;
				break;
			case EBMLId.Tag:
				this.currentTagTargetIsMovie = true;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.Targets:
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.TargetTypeValue:
				if (readUnsignedInt(slice, size) !== 50) this.currentTagTargetIsMovie = false;
				break;
			case EBMLId.TagTrackUID:
			case EBMLId.TagEditionUID:
			case EBMLId.TagChapterUID:
			case EBMLId.TagAttachmentUID:
				this.currentTagTargetIsMovie = false;
				break;
			case EBMLId.SimpleTag:
				if (!this.currentTagTargetIsMovie) break;
				this.currentSimpleTagName = null;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.TagName:
				this.currentSimpleTagName = readUnicodeString(slice, size);
				break;
			case EBMLId.TagString:
				{
					if (!this.currentSimpleTagName) break;
					const value = readUnicodeString(slice, size);
					this.processTagValue(this.currentSimpleTagName, value);
				}
				break;
			case EBMLId.TagBinary:
				{
					if (!this.currentSimpleTagName) break;
					const value = readBytes(slice, size);
					this.processTagValue(this.currentSimpleTagName, value);
				}
				break;
			case EBMLId.AttachedFile:
				{
					if (!this.currentSegment) break;
					this.currentAttachedFile = {
						fileUid: null,
						fileName: null,
						fileMediaType: null,
						fileData: null,
						fileDescription: null
					};
					this.readContiguousElements(slice.slice(dataStartPos, size));
					const tags = this.currentSegment.metadataTags;
					if (this.currentAttachedFile.fileUid && this.currentAttachedFile.fileData) {
						tags.raw ??= {};
						tags.raw[this.currentAttachedFile.fileUid.toString()] = new AttachedFile(this.currentAttachedFile.fileData, this.currentAttachedFile.fileMediaType ?? void 0, this.currentAttachedFile.fileName ?? void 0, this.currentAttachedFile.fileDescription ?? void 0);
					}
					if (this.currentAttachedFile.fileMediaType?.startsWith("image/") && this.currentAttachedFile.fileData) {
						const fileName = this.currentAttachedFile.fileName;
						let kind = "unknown";
						if (fileName) {
							const lowerName = fileName.toLowerCase();
							if (lowerName.startsWith("cover.")) kind = "coverFront";
							else if (lowerName.startsWith("back.")) kind = "coverBack";
						}
						tags.images ??= [];
						tags.images.push({
							data: this.currentAttachedFile.fileData,
							mimeType: this.currentAttachedFile.fileMediaType,
							kind,
							name: this.currentAttachedFile.fileName ?? void 0,
							description: this.currentAttachedFile.fileDescription ?? void 0
						});
					}
					this.currentAttachedFile = null;
				}
				break;
			case EBMLId.FileUID:
				if (!this.currentAttachedFile) break;
				this.currentAttachedFile.fileUid = readUnsignedBigInt(slice, size);
				break;
			case EBMLId.FileName:
				if (!this.currentAttachedFile) break;
				this.currentAttachedFile.fileName = readUnicodeString(slice, size);
				break;
			case EBMLId.FileMediaType:
				if (!this.currentAttachedFile) break;
				this.currentAttachedFile.fileMediaType = readAsciiString(slice, size);
				break;
			case EBMLId.FileData:
				if (!this.currentAttachedFile) break;
				this.currentAttachedFile.fileData = readBytes(slice, size);
				break;
			case EBMLId.FileDescription:
				if (!this.currentAttachedFile) break;
				this.currentAttachedFile.fileDescription = readUnicodeString(slice, size);
				break;
			case EBMLId.ContentEncodings:
				if (!this.currentTrack) break;
				this.readContiguousElements(slice.slice(dataStartPos, size));
				this.currentTrack.decodingInstructions.sort((a, b) => b.order - a.order);
				break;
			case EBMLId.ContentEncoding:
				this.currentDecodingInstruction = {
					order: 0,
					scope: ContentEncodingScope.Block,
					data: null
				};
				this.readContiguousElements(slice.slice(dataStartPos, size));
				if (this.currentDecodingInstruction.data) this.currentTrack.decodingInstructions.push(this.currentDecodingInstruction);
				this.currentDecodingInstruction = null;
				break;
			case EBMLId.ContentEncodingOrder:
				if (!this.currentDecodingInstruction) break;
				this.currentDecodingInstruction.order = readUnsignedInt(slice, size);
				break;
			case EBMLId.ContentEncodingScope:
				if (!this.currentDecodingInstruction) break;
				this.currentDecodingInstruction.scope = readUnsignedInt(slice, size);
				break;
			case EBMLId.ContentCompression:
				if (!this.currentDecodingInstruction) break;
				this.currentDecodingInstruction.data = {
					type: "decompress",
					algorithm: ContentCompAlgo.Zlib,
					settings: null
				};
				this.readContiguousElements(slice.slice(dataStartPos, size));
				break;
			case EBMLId.ContentCompAlgo:
				if (this.currentDecodingInstruction?.data?.type !== "decompress") break;
				this.currentDecodingInstruction.data.algorithm = readUnsignedInt(slice, size);
				break;
			case EBMLId.ContentCompSettings:
				if (this.currentDecodingInstruction?.data?.type !== "decompress") break;
				this.currentDecodingInstruction.data.settings = readBytes(slice, size);
				break;
			case EBMLId.ContentEncryption:
				if (!this.currentDecodingInstruction) break;
				this.currentDecodingInstruction.data = { type: "decrypt" };
		}
		slice.filePos = dataStartPos + size;
		return true;
	}
	decodeBlockData(track, rawData) {
		assert(track.decodingInstructions.length > 0);
		let currentData = rawData;
		for (const instruction of track.decodingInstructions) {
			assert(instruction.data);
			switch (instruction.data.type) {
				case "decompress": switch (instruction.data.algorithm) {
					case ContentCompAlgo.HeaderStripping: if (instruction.data.settings && instruction.data.settings.length > 0) {
						const prefix = instruction.data.settings;
						const newData = new Uint8Array(prefix.length + currentData.length);
						newData.set(prefix, 0);
						newData.set(currentData, prefix.length);
						currentData = newData;
					}
				}
			}
		}
		return currentData;
	}
	processTagValue(name, value) {
		if (!this.currentSegment?.metadataTags) return;
		const metadataTags = this.currentSegment.metadataTags;
		metadataTags.raw ??= {};
		metadataTags.raw[name] ??= value;
		if (typeof value === "string") switch (name.toLowerCase()) {
			case "title":
				metadataTags.title ??= value;
				break;
			case "description":
				metadataTags.description ??= value;
				break;
			case "artist":
				metadataTags.artist ??= value;
				break;
			case "album":
				metadataTags.album ??= value;
				break;
			case "album_artist":
				metadataTags.albumArtist ??= value;
				break;
			case "genre":
				metadataTags.genre ??= value;
				break;
			case "bpm":
				{
					const bpm = Number.parseInt(value, 10);
					if (Number.isInteger(bpm) && bpm > 0) metadataTags.beatsPerMinute ??= bpm;
				}
				break;
			case "comment":
				metadataTags.comment ??= value;
				break;
			case "lyrics":
				metadataTags.lyrics ??= value;
				break;
			case "date":
				{
					const date = new Date(value);
					if (!Number.isNaN(date.getTime())) metadataTags.date ??= date;
				}
				break;
			case "track_number":
			case "part_number":
				{
					const parts = value.split("/");
					const trackNum = Number.parseInt(parts[0], 10);
					const tracksTotal = parts[1] && Number.parseInt(parts[1], 10);
					if (Number.isInteger(trackNum) && trackNum > 0) metadataTags.trackNumber ??= trackNum;
					if (tracksTotal && Number.isInteger(tracksTotal) && tracksTotal > 0) metadataTags.tracksTotal ??= tracksTotal;
				}
				break;
			case "disc_number":
			case "disc": {
				const discParts = value.split("/");
				const discNum = Number.parseInt(discParts[0], 10);
				const discsTotal = discParts[1] && Number.parseInt(discParts[1], 10);
				if (Number.isInteger(discNum) && discNum > 0) metadataTags.discNumber ??= discNum;
				if (discsTotal && Number.isInteger(discsTotal) && discsTotal > 0) metadataTags.discsTotal ??= discsTotal;
			}
		}
	}
	getDurationFromMetadata(segment) {
		if (segment.duration <= 0) return null;
		return segment.duration / segment.timestampFactor;
	}
};
var MatroskaTrackBacking = class {
	constructor(internalTrack) {
		this.internalTrack = internalTrack;
		this.packetToClusterLocation = /* @__PURE__ */ new WeakMap();
	}
	getId() {
		return this.internalTrack.id;
	}
	getNumber() {
		const demuxer = this.internalTrack.demuxer;
		const trackType = this.internalTrack.trackBacking.getType();
		let number = 0;
		for (const segment of demuxer.segments) for (const track of segment.tracks) {
			if (track.trackBacking.getType() === trackType) number++;
			if (track === this.internalTrack) break;
		}
		return number;
	}
	getCodec() {
		throw new Error("Not implemented on base class.");
	}
	getInternalCodecId() {
		return this.internalTrack.codecId;
	}
	getName() {
		return this.internalTrack.name;
	}
	getLanguageCode() {
		return this.internalTrack.languageCode;
	}
	getTimeResolution() {
		return this.internalTrack.segment.timestampFactor;
	}
	isRelativeToUnixEpoch() {
		return false;
	}
	getUnixTimeForTimestamp() {
		return null;
	}
	getDisposition() {
		return this.internalTrack.disposition;
	}
	getPairingMask() {
		return 1n;
	}
	getBitrate() {
		return null;
	}
	getAverageBitrate() {
		return null;
	}
	async getDurationFromMetadata() {
		return this.internalTrack.demuxer.getDurationFromMetadata(this.internalTrack.segment);
	}
	async getLiveRefreshInterval() {
		return null;
	}
	async getFirstPacket(options) {
		return this.performClusterLookup(null, (cluster) => {
			if (cluster.trackData.get(this.internalTrack.id)) return {
				blockIndex: 0,
				correctBlockFound: true
			};
			return {
				blockIndex: -1,
				correctBlockFound: false
			};
		}, -Infinity, Infinity, options);
	}
	intoTimescale(timestamp) {
		return roundIfAlmostInteger(timestamp * this.internalTrack.segment.timestampFactor);
	}
	async getPacket(timestamp, options) {
		const timestampInTimescale = this.intoTimescale(timestamp);
		return this.performClusterLookup(null, (cluster) => {
			const trackData = cluster.trackData.get(this.internalTrack.id);
			if (!trackData) return {
				blockIndex: -1,
				correctBlockFound: false
			};
			const index = binarySearchLessOrEqual(trackData.presentationTimestamps, timestampInTimescale, (x) => x.timestamp);
			return {
				blockIndex: index !== -1 ? trackData.presentationTimestamps[index].blockIndex : -1,
				correctBlockFound: index !== -1 && timestampInTimescale < trackData.endTimestamp
			};
		}, timestampInTimescale, timestampInTimescale, options);
	}
	async getNextPacket(packet, options) {
		const locationInCluster = this.packetToClusterLocation.get(packet);
		if (locationInCluster === void 0) throw new Error("Packet was not created from this track.");
		return this.performClusterLookup(locationInCluster.cluster, (cluster) => {
			if (cluster === locationInCluster.cluster) {
				const trackData = cluster.trackData.get(this.internalTrack.id);
				if (locationInCluster.blockIndex + 1 < trackData.blocks.length) return {
					blockIndex: locationInCluster.blockIndex + 1,
					correctBlockFound: true
				};
			} else if (cluster.trackData.get(this.internalTrack.id)) return {
				blockIndex: 0,
				correctBlockFound: true
			};
			return {
				blockIndex: -1,
				correctBlockFound: false
			};
		}, -Infinity, Infinity, options);
	}
	async getKeyPacket(timestamp, options) {
		const timestampInTimescale = this.intoTimescale(timestamp);
		return this.performClusterLookup(null, (cluster) => {
			const trackData = cluster.trackData.get(this.internalTrack.id);
			if (!trackData) return {
				blockIndex: -1,
				correctBlockFound: false
			};
			const index = findLastIndex(trackData.presentationTimestamps, (x) => {
				return trackData.blocks[x.blockIndex].isKeyFrame && x.timestamp <= timestampInTimescale;
			});
			return {
				blockIndex: index !== -1 ? trackData.presentationTimestamps[index].blockIndex : -1,
				correctBlockFound: index !== -1 && timestampInTimescale < trackData.endTimestamp
			};
		}, timestampInTimescale, timestampInTimescale, options);
	}
	async getNextKeyPacket(packet, options) {
		const locationInCluster = this.packetToClusterLocation.get(packet);
		if (locationInCluster === void 0) throw new Error("Packet was not created from this track.");
		return this.performClusterLookup(locationInCluster.cluster, (cluster) => {
			if (cluster === locationInCluster.cluster) {
				const nextKeyFrameIndex = cluster.trackData.get(this.internalTrack.id).blocks.findIndex((x, i) => x.isKeyFrame && i > locationInCluster.blockIndex);
				if (nextKeyFrameIndex !== -1) return {
					blockIndex: nextKeyFrameIndex,
					correctBlockFound: true
				};
			} else {
				const trackData = cluster.trackData.get(this.internalTrack.id);
				if (trackData && trackData.firstKeyFrameTimestamp !== null) {
					const keyFrameIndex = trackData.blocks.findIndex((x) => x.isKeyFrame);
					assert(keyFrameIndex !== -1);
					return {
						blockIndex: keyFrameIndex,
						correctBlockFound: true
					};
				}
			}
			return {
				blockIndex: -1,
				correctBlockFound: false
			};
		}, -Infinity, Infinity, options);
	}
	async fetchPacketInCluster(cluster, blockIndex, options) {
		if (blockIndex === -1) return null;
		const block = cluster.trackData.get(this.internalTrack.id).blocks[blockIndex];
		assert(block);
		if (!block.decoded) {
			block.data = this.internalTrack.demuxer.decodeBlockData(this.internalTrack, block.data);
			block.decoded = true;
		}
		if (!block.postProcessed) {
			if (this.internalTrack.info?.codec === "prores") {
				if (!(block.data.length >= 8 && block.data[4] === 105 && block.data[5] === 99 && block.data[6] === 112 && block.data[7] === 102)) {
					const newData = new Uint8Array(block.data.length + 8);
					toDataView(newData).setUint32(0, newData.length, false);
					newData[4] = 105;
					newData[5] = 99;
					newData[6] = 112;
					newData[7] = 102;
					newData.set(block.data, 8);
					block.data = newData;
				}
			}
			block.postProcessed = true;
		}
		const data = options.metadataOnly ? PLACEHOLDER_DATA : block.data;
		const timestamp = block.timestamp / this.internalTrack.segment.timestampFactor;
		const duration = block.duration / this.internalTrack.segment.timestampFactor;
		const sideData = {};
		if (block.mainAdditional && this.internalTrack.info?.type === "video" && this.internalTrack.info.alphaMode) {
			sideData.alpha = options.metadataOnly ? PLACEHOLDER_DATA : block.mainAdditional;
			sideData.alphaByteLength = block.mainAdditional.byteLength;
		}
		const packet = new EncodedPacket(data, block.isKeyFrame ? "key" : "delta", timestamp, duration, cluster.dataStartPos + blockIndex, block.data.byteLength, sideData);
		this.packetToClusterLocation.set(packet, {
			cluster,
			blockIndex
		});
		return packet;
	}
	/** Looks for a packet in the clusters while trying to load as few clusters as possible to retrieve it. */
	async performClusterLookup(startCluster, getMatchInCluster, searchTimestamp, latestTimestamp, options) {
		const { demuxer, segment } = this.internalTrack;
		let currentCluster = null;
		let bestCluster = null;
		let bestBlockIndex = -1;
		if (startCluster) {
			const { blockIndex, correctBlockFound } = getMatchInCluster(startCluster);
			if (correctBlockFound) return this.fetchPacketInCluster(startCluster, blockIndex, options);
			if (blockIndex !== -1) {
				bestCluster = startCluster;
				bestBlockIndex = blockIndex;
			}
		}
		const cuePointIndex = binarySearchLessOrEqual(this.internalTrack.cuePoints, searchTimestamp, (x) => x.time);
		const cuePoint = cuePointIndex !== -1 ? this.internalTrack.cuePoints[cuePointIndex] : null;
		const positionCacheIndex = binarySearchLessOrEqual(this.internalTrack.clusterPositionCache, searchTimestamp, (x) => x.startTimestamp);
		const positionCacheEntry = positionCacheIndex !== -1 ? this.internalTrack.clusterPositionCache[positionCacheIndex] : null;
		const lookupEntryPosition = Math.max(cuePoint?.clusterPosition ?? 0, positionCacheEntry?.elementStartPos ?? 0) || null;
		let currentPos;
		if (!startCluster) currentPos = lookupEntryPosition ?? segment.clusterSeekStartPos;
		else if (lookupEntryPosition === null || startCluster.elementStartPos >= lookupEntryPosition) {
			currentPos = startCluster.elementEndPos;
			currentCluster = startCluster;
		} else currentPos = lookupEntryPosition;
		while (segment.elementEndPos === null || currentPos <= segment.elementEndPos - 2) {
			if (currentCluster) {
				const trackData = currentCluster.trackData.get(this.internalTrack.id);
				if (trackData && trackData.startTimestamp > latestTimestamp) break;
			}
			let slice = demuxer.reader.requestSliceRange(currentPos, 2, 16);
			if (isThenable(slice)) slice = await slice;
			if (!slice) break;
			const elementStartPos = currentPos;
			const elementHeader = readElementHeader(slice);
			if (!elementHeader || !LEVEL_1_EBML_IDS.includes(elementHeader.id) && elementHeader.id !== EBMLId.Void) {
				const nextPos = await resync(demuxer.reader, elementStartPos, LEVEL_1_EBML_IDS, Math.min(segment.elementEndPos ?? Infinity, elementStartPos + MAX_RESYNC_LENGTH));
				if (nextPos) {
					currentPos = nextPos;
					continue;
				} else break;
			}
			const id = elementHeader.id;
			let size = elementHeader.size;
			const dataStartPos = slice.filePos;
			if (id === EBMLId.Cluster) {
				currentCluster = await demuxer.readCluster(elementStartPos, segment);
				size = currentCluster.elementEndPos - dataStartPos;
				const { blockIndex, correctBlockFound } = getMatchInCluster(currentCluster);
				if (correctBlockFound) return this.fetchPacketInCluster(currentCluster, blockIndex, options);
				if (blockIndex !== -1) {
					bestCluster = currentCluster;
					bestBlockIndex = blockIndex;
				}
			}
			if (size === void 0) {
				assert(id !== EBMLId.Cluster);
				size = (await searchForNextElementId(demuxer.reader, dataStartPos, LEVEL_0_AND_1_EBML_IDS, segment.elementEndPos)).pos - dataStartPos;
			}
			const endPos = dataStartPos + size;
			if (segment.elementEndPos === null) {
				let slice = demuxer.reader.requestSliceRange(endPos, 2, 16);
				if (isThenable(slice)) slice = await slice;
				if (!slice) break;
				if (readElementId(slice) === EBMLId.Segment) {
					segment.elementEndPos = endPos;
					break;
				}
			}
			currentPos = endPos;
		}
		if (cuePoint && (!bestCluster || bestCluster.elementStartPos < cuePoint.clusterPosition)) {
			const previousCuePoint = this.internalTrack.cuePoints[cuePointIndex - 1];
			assert(!previousCuePoint || previousCuePoint.time < cuePoint.time);
			const newSearchTimestamp = previousCuePoint?.time ?? -Infinity;
			return this.performClusterLookup(null, getMatchInCluster, newSearchTimestamp, latestTimestamp, options);
		}
		if (bestCluster) return this.fetchPacketInCluster(bestCluster, bestBlockIndex, options);
		return null;
	}
};
var MatroskaVideoTrackBacking = class extends MatroskaTrackBacking {
	constructor(internalTrack) {
		super(internalTrack);
		this.decoderConfigPromise = null;
	}
	getType() {
		return "video";
	}
	getCodec() {
		return this.internalTrack.info.codec;
	}
	getCodedWidth() {
		return this.internalTrack.info.width;
	}
	getCodedHeight() {
		return this.internalTrack.info.height;
	}
	getSquarePixelWidth() {
		return this.internalTrack.info.squarePixelWidth;
	}
	getSquarePixelHeight() {
		return this.internalTrack.info.squarePixelHeight;
	}
	getTransformationMatrix() {
		const info = this.internalTrack.info;
		const linear = multiplyMatrices(scaleMatrix(info.horizontalScale, info.verticalScale), rotationMatrix(info.rotation));
		return centeredTransformationMatrix(linear, info.width, info.height);
	}
	async getColorSpace() {
		const decoderConfig = await this.getDecoderConfig();
		if (!decoderConfig) return this.internalTrack.info.colorSpace;
		return {
			primaries: decoderConfig.colorSpace?.primaries,
			transfer: decoderConfig.colorSpace?.transfer,
			matrix: decoderConfig.colorSpace?.matrix,
			fullRange: decoderConfig.colorSpace?.fullRange
		};
	}
	async canBeTransparent() {
		return this.internalTrack.info.alphaMode || this.internalTrack.info.codec === "prores" && (this.internalTrack.info.proresFormat === "ap4h" || this.internalTrack.info.proresFormat === "ap4x");
	}
	async getDecoderConfig() {
		if (!this.internalTrack.info.codec) return null;
		return this.decoderConfigPromise ??= (async () => {
			let firstPacket = null;
			if (this.internalTrack.info.codec === "vp9" || this.internalTrack.info.codec === "av1" || this.internalTrack.info.codec === "prores" || this.internalTrack.info.codec === "avc" && !this.internalTrack.info.codecDescription || this.internalTrack.info.codec === "hevc" && !this.internalTrack.info.codecDescription) firstPacket = await this.getFirstPacket({});
			const codecInfo = {
				width: this.internalTrack.info.width,
				height: this.internalTrack.info.height,
				codec: this.internalTrack.info.codec,
				codecDescription: this.internalTrack.info.codecDescription,
				colorSpace: this.internalTrack.info.colorSpace,
				avcType: 1,
				avcCodecInfo: this.internalTrack.info.codec === "avc" && firstPacket ? extractAvcDecoderConfigurationRecord(firstPacket.data) : null,
				hevcCodecInfo: this.internalTrack.info.codec === "hevc" && firstPacket ? extractHevcDecoderConfigurationRecord(firstPacket.data) : null,
				vp9CodecInfo: this.internalTrack.info.codec === "vp9" && firstPacket ? extractVp9CodecInfoFromPacket(firstPacket.data) : null,
				av1CodecInfo: this.internalTrack.info.codec === "av1" && firstPacket ? extractAv1CodecInfoFromPacket(firstPacket.data) : null,
				proresCodecInfo: this.internalTrack.info.codec === "prores" && firstPacket ? extractProresCodecInfoFromPacket(firstPacket.data) : null,
				proresFormat: this.internalTrack.info.proresFormat
			};
			if (!colorSpaceIsComplete(this.internalTrack.info.colorSpace)) {
				const colorSpace = extractColorSpace(codecInfo);
				this.internalTrack.info.colorSpace.primaries ??= colorSpace.primaries;
				this.internalTrack.info.colorSpace.transfer ??= colorSpace.transfer;
				this.internalTrack.info.colorSpace.matrix ??= colorSpace.matrix;
				this.internalTrack.info.colorSpace.fullRange ??= colorSpace.fullRange;
			}
			const config = {
				codec: extractVideoCodecString(codecInfo),
				codedWidth: this.internalTrack.info.width,
				codedHeight: this.internalTrack.info.height,
				description: this.internalTrack.info.codecDescription ?? void 0,
				colorSpace: this.internalTrack.info.colorSpace
			};
			if (this.internalTrack.info.width !== this.internalTrack.info.squarePixelWidth || this.internalTrack.info.height !== this.internalTrack.info.squarePixelHeight) {
				config.displayAspectWidth = this.internalTrack.info.squarePixelWidth;
				config.displayAspectHeight = this.internalTrack.info.squarePixelHeight;
			}
			return config;
		})();
	}
};
var MatroskaAudioTrackBacking = class extends MatroskaTrackBacking {
	constructor(internalTrack) {
		super(internalTrack);
		this.decoderConfigPromise = null;
	}
	getType() {
		return "audio";
	}
	getCodec() {
		return this.internalTrack.info.codec;
	}
	getNumberOfChannels() {
		return this.internalTrack.info.numberOfChannels;
	}
	getSampleRate() {
		return this.internalTrack.info.sampleRate;
	}
	async getDecoderConfig() {
		if (!this.internalTrack.info.codec) return null;
		return this.decoderConfigPromise ??= (async () => {
			if (this.internalTrack.info.codec === "dts" && !this.internalTrack.info.dtsFormat) {
				const firstPacket = await this.getFirstPacket({});
				this.internalTrack.info.dtsFormat = firstPacket && extractDtsFourCcFromPacket(firstPacket.data);
			}
			return {
				codec: extractAudioCodecString({
					codec: this.internalTrack.info.codec,
					codecDescription: this.internalTrack.info.codecDescription,
					aacCodecInfo: this.internalTrack.info.aacCodecInfo,
					dtsFormat: this.internalTrack.info.dtsFormat
				}),
				numberOfChannels: this.internalTrack.info.numberOfChannels,
				sampleRate: this.internalTrack.info.sampleRate,
				description: this.internalTrack.info.codecDescription ?? void 0
			};
		})();
	}
};
// ../node_modules/mediabunny/dist/modules/src/mp3/mp3-reader.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const readNextMp3FrameHeader = async (reader, startPos, until, ref = null) => {
	const CHUNK_SIZE = 2 ** 16;
	let currentPos = startPos;
	while (until === null || currentPos < until) {
		const maxLength = until !== null ? Math.min(CHUNK_SIZE, until - currentPos) : CHUNK_SIZE;
		let slice = reader.requestSliceRange(currentPos, 4, maxLength);
		if (isThenable(slice)) slice = await slice;
		if (!slice || slice.length < 4) break;
		while (slice.remainingLength >= 4) {
			const posBeforeRead = slice.filePos;
			const word = readU32Be(slice);
			const remainingBytes = reader.fileSize !== null ? reader.fileSize - currentPos : null;
			const result = readMp3FrameHeader(word, remainingBytes);
			if (result.header && (!ref || result.header.sampleRate === ref.sampleRate && result.header.mpegVersionId === ref.mpegVersionId && result.header.layer === ref.layer && getMp3ChannelCount(result.header.channel) === getMp3ChannelCount(ref.channel))) return {
				header: result.header,
				startPos: currentPos
			};
			slice.filePos = posBeforeRead + result.bytesAdvanced;
			currentPos = slice.filePos;
		}
	}
	return null;
};
// ../node_modules/mediabunny/dist/modules/src/mp3/mp3-demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Mp3Demuxer = class extends Demuxer {
	constructor(input) {
		super(input);
		this.metadataPromise = null;
		this.firstFrameHeader = null;
		this.firstFrameHeaderPos = null;
		this.xingFrameHeader = null;
		this.xingFrameHeaderPos = null;
		this.loadedSamples = [];
		this.metadataTags = null;
		this.xingData = null;
		this.trackBackings = [];
		this.readingMutex = new AsyncMutex();
		this.lastSampleLoaded = false;
		this.lastLoadedPos = 0;
		this.nextTimestampInSamples = 0;
		this.reader = input._reader;
	}
	async readMetadata() {
		return this.metadataPromise ??= (async () => {
			while (!this.firstFrameHeader && !this.lastSampleLoaded) await this.advanceReader();
			if (!this.firstFrameHeader && this.xingFrameHeader) {
				this.firstFrameHeader = this.xingFrameHeader;
				this.firstFrameHeaderPos = this.xingFrameHeaderPos;
			}
			if (!this.firstFrameHeader) throw new Error("No valid MP3 frame found.");
			this.trackBackings = [new Mp3AudioTrackBacking(this)];
		})();
	}
	async advanceReader() {
		if (this.lastLoadedPos === 0) while (true) {
			let slice = this.reader.requestSlice(this.lastLoadedPos, 10);
			if (isThenable(slice)) slice = await slice;
			if (!slice) {
				this.lastSampleLoaded = true;
				return;
			}
			const id3V2Header = readId3V2Header(slice);
			if (!id3V2Header) break;
			this.lastLoadedPos = slice.filePos + id3V2Header.size;
		}
		const result = await readNextMp3FrameHeader(this.reader, this.lastLoadedPos, this.reader.fileSize, this.firstFrameHeader);
		if (!result) {
			this.lastSampleLoaded = true;
			return;
		}
		const header = result.header;
		this.lastLoadedPos = result.startPos + header.totalSize - 1;
		const xingOffset = getXingOffset(header.mpegVersionId, header.channel);
		let slice = this.reader.requestSlice(result.startPos + xingOffset, 4);
		if (isThenable(slice)) slice = await slice;
		if (slice) {
			const word = readU32Be(slice);
			if (word === 1483304551 || word === 1231971951) {
				if (!this.xingFrameHeader) {
					this.xingFrameHeader = header;
					this.xingFrameHeaderPos = result.startPos;
				}
				if (!this.xingData) {
					let xingDataSlice = this.reader.requestSlice(result.startPos + xingOffset + 4, 12);
					if (isThenable(xingDataSlice)) xingDataSlice = await xingDataSlice;
					if (xingDataSlice) {
						const xingData = readBytes(xingDataSlice, 12);
						const view = toDataView(xingData);
						const flags = view.getUint32(0, false);
						this.xingData = {
							frameCount: flags & XingFlags.FrameCount ? view.getUint32(4, false) : null,
							fileSize: flags & XingFlags.FileSize ? view.getUint32(8, false) : null
						};
					}
				}
				return;
			}
		}
		if (!this.firstFrameHeader) {
			this.firstFrameHeader = header;
			this.firstFrameHeaderPos = result.startPos;
		}
		const sampleDuration = header.audioSamplesInFrame / this.firstFrameHeader.sampleRate;
		const sample = {
			timestamp: this.nextTimestampInSamples / this.firstFrameHeader.sampleRate,
			duration: sampleDuration,
			dataStart: result.startPos,
			dataSize: header.totalSize
		};
		this.loadedSamples.push(sample);
		this.nextTimestampInSamples += header.audioSamplesInFrame;
	}
	async getMimeType() {
		return "audio/mpeg";
	}
	async getTrackBackings() {
		await this.readMetadata();
		return this.trackBackings;
	}
	async getMetadataTags() {
		const release = await this.readingMutex.acquire();
		try {
			await this.readMetadata();
			if (this.metadataTags) return this.metadataTags;
			this.metadataTags = {};
			let currentPos = 0;
			let id3V2HeaderFound = false;
			while (true) {
				let headerSlice = this.reader.requestSlice(currentPos, 10);
				if (isThenable(headerSlice)) headerSlice = await headerSlice;
				if (!headerSlice) break;
				const id3V2Header = readId3V2Header(headerSlice);
				if (!id3V2Header) break;
				id3V2HeaderFound = true;
				let contentSlice = this.reader.requestSlice(headerSlice.filePos, id3V2Header.size);
				if (isThenable(contentSlice)) contentSlice = await contentSlice;
				if (!contentSlice) break;
				parseId3V2Tag(contentSlice, id3V2Header, this.metadataTags);
				currentPos = headerSlice.filePos + id3V2Header.size;
			}
			if (!id3V2HeaderFound && this.reader.fileSize !== null && this.reader.fileSize >= 128) {
				let slice = this.reader.requestSlice(this.reader.fileSize - 128, 128);
				if (isThenable(slice)) slice = await slice;
				assert(slice);
				if (readAscii(slice, 3) === "TAG") parseId3V1Tag(slice, this.metadataTags);
			}
			return this.metadataTags;
		} finally {
			release();
		}
	}
};
var Mp3AudioTrackBacking = class {
	constructor(demuxer) {
		this.demuxer = demuxer;
	}
	getType() {
		return "audio";
	}
	getId() {
		return 1;
	}
	getNumber() {
		return 1;
	}
	getTimeResolution() {
		assert(this.demuxer.firstFrameHeader);
		return this.demuxer.firstFrameHeader.sampleRate / this.demuxer.firstFrameHeader.audioSamplesInFrame;
	}
	isRelativeToUnixEpoch() {
		return false;
	}
	getUnixTimeForTimestamp() {
		return null;
	}
	getPairingMask() {
		return 1n;
	}
	getBitrate() {
		return null;
	}
	getAverageBitrate() {
		return null;
	}
	async getDurationFromMetadata() {
		const demuxer = this.demuxer;
		assert(demuxer.firstFrameHeader !== null);
		assert(demuxer.firstFrameHeaderPos !== null);
		if (demuxer.xingData) {
			if (demuxer.xingData.frameCount !== null) return demuxer.xingData.frameCount * demuxer.firstFrameHeader.audioSamplesInFrame / demuxer.firstFrameHeader.sampleRate;
		} else if (demuxer.reader.fileSize !== null) {
			const averageFrameSize = computeAverageMp3FrameSize(demuxer.firstFrameHeader.lowSamplingFrequency, demuxer.firstFrameHeader.layer, demuxer.firstFrameHeader.bitrate, demuxer.firstFrameHeader.sampleRate);
			const frameCount = (demuxer.reader.fileSize - demuxer.firstFrameHeaderPos) / averageFrameSize;
			return Math.round(frameCount) * demuxer.firstFrameHeader.audioSamplesInFrame / demuxer.firstFrameHeader.sampleRate;
		}
		return null;
	}
	async getLiveRefreshInterval() {
		return null;
	}
	getName() {
		return null;
	}
	getLanguageCode() {
		return "und";
	}
	getCodec() {
		return "mp3";
	}
	getInternalCodecId() {
		return null;
	}
	getNumberOfChannels() {
		assert(this.demuxer.firstFrameHeader);
		return getMp3ChannelCount(this.demuxer.firstFrameHeader.channel);
	}
	getSampleRate() {
		assert(this.demuxer.firstFrameHeader);
		return this.demuxer.firstFrameHeader.sampleRate;
	}
	getDisposition() {
		return { ...DEFAULT_TRACK_DISPOSITION };
	}
	async getDecoderConfig() {
		assert(this.demuxer.firstFrameHeader);
		return {
			codec: "mp3",
			numberOfChannels: getMp3ChannelCount(this.demuxer.firstFrameHeader.channel),
			sampleRate: this.demuxer.firstFrameHeader.sampleRate
		};
	}
	async getPacketAtIndex(sampleIndex, options) {
		if (sampleIndex === -1) return null;
		const rawSample = this.demuxer.loadedSamples[sampleIndex];
		if (!rawSample) return null;
		let data;
		if (options.metadataOnly) data = PLACEHOLDER_DATA;
		else {
			let slice = this.demuxer.reader.requestSlice(rawSample.dataStart, rawSample.dataSize);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return null;
			data = readBytes(slice, rawSample.dataSize);
		}
		return new EncodedPacket(data, "key", rawSample.timestamp, rawSample.duration, sampleIndex, rawSample.dataSize);
	}
	getFirstPacket(options) {
		return this.getPacketAtIndex(0, options);
	}
	async getNextPacket(packet, options) {
		const release = await this.demuxer.readingMutex.acquire();
		try {
			const sampleIndex = binarySearchExact(this.demuxer.loadedSamples, packet.timestamp, (x) => x.timestamp);
			if (sampleIndex === -1) throw new Error("Packet was not created from this track.");
			const nextIndex = sampleIndex + 1;
			while (nextIndex >= this.demuxer.loadedSamples.length && !this.demuxer.lastSampleLoaded) await this.demuxer.advanceReader();
			return this.getPacketAtIndex(nextIndex, options);
		} finally {
			release();
		}
	}
	async getPacket(timestamp, options) {
		const release = await this.demuxer.readingMutex.acquire();
		try {
			while (true) {
				const index = binarySearchLessOrEqual(this.demuxer.loadedSamples, timestamp, (x) => x.timestamp);
				if (index === -1 && this.demuxer.loadedSamples.length > 0) return null;
				if (this.demuxer.lastSampleLoaded) return this.getPacketAtIndex(index, options);
				if (index >= 0 && index + 1 < this.demuxer.loadedSamples.length) return this.getPacketAtIndex(index, options);
				await this.demuxer.advanceReader();
			}
		} finally {
			release();
		}
	}
	getKeyPacket(timestamp, options) {
		return this.getPacket(timestamp, options);
	}
	getNextKeyPacket(packet, options) {
		return this.getNextPacket(packet, options);
	}
};
// ../node_modules/mediabunny/dist/modules/src/ogg/ogg-misc.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const OGGS = 1399285583;
const OGG_CRC_POLYNOMIAL = 79764919;
const OGG_CRC_TABLE = /* @__PURE__ */ new Uint32Array(256);
for (let n = 0; n < 256; n++) {
	let crc = n << 24;
	for (let k = 0; k < 8; k++) crc = crc & 2147483648 ? crc << 1 ^ OGG_CRC_POLYNOMIAL : crc << 1;
	OGG_CRC_TABLE[n] = crc >>> 0 & 4294967295;
}
const computeOggPageCrc = (bytes) => {
	const view = toDataView(bytes);
	const originalChecksum = view.getUint32(22, true);
	view.setUint32(22, 0, true);
	let crc = 0;
	for (let i = 0; i < bytes.length; i++) {
		const byte = bytes[i];
		crc = (crc << 8 ^ OGG_CRC_TABLE[crc >>> 24 ^ byte]) >>> 0;
	}
	view.setUint32(22, originalChecksum, true);
	return crc;
};
const extractSampleMetadata = (data, codecInfo, vorbisLastBlocksize) => {
	let durationInSamples = 0;
	let currentBlocksize = null;
	if (data.length > 0) {
		if (codecInfo.codec === "vorbis") {
			assert(codecInfo.vorbisInfo);
			const vorbisModeCount = codecInfo.vorbisInfo.modeBlockflags.length;
			const modeMask = (1 << ilog(vorbisModeCount - 1)) - 1 << 1;
			const modeNumber = (data[0] & modeMask) >> 1;
			if (modeNumber >= codecInfo.vorbisInfo.modeBlockflags.length) throw new Error("Invalid mode number.");
			let prevBlocksize = vorbisLastBlocksize;
			const blockflag = codecInfo.vorbisInfo.modeBlockflags[modeNumber];
			currentBlocksize = codecInfo.vorbisInfo.blocksizes[blockflag];
			if (blockflag === 1) {
				const prevMask = (modeMask | 1) + 1;
				const flag = data[0] & prevMask ? 1 : 0;
				prevBlocksize = codecInfo.vorbisInfo.blocksizes[flag];
			}
			durationInSamples = prevBlocksize !== null ? prevBlocksize + currentBlocksize >> 2 : 0;
		} else if (codecInfo.codec === "opus") durationInSamples = parseOpusTocByte(data).durationInSamples;
	}
	return {
		durationInSamples,
		vorbisBlockSize: currentBlocksize
	};
};
const buildOggMimeType = (info) => {
	let string = "audio/ogg";
	if (info.codecStrings) {
		const uniqueCodecMimeTypes = [...new Set(info.codecStrings)];
		string += `; codecs="${uniqueCodecMimeTypes.join(", ")}"`;
	}
	return string;
};
// ../node_modules/mediabunny/dist/modules/src/ogg/ogg-reader.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const MAX_PAGE_SIZE = 65307;
const readPageHeader = (slice) => {
	const startPos = slice.filePos;
	if (readU32Le(slice) !== 1399285583) return null;
	slice.skip(1);
	const headerType = readU8(slice);
	const granulePosition = readI64Le(slice);
	const serialNumber = readU32Le(slice);
	const sequenceNumber = readU32Le(slice);
	const checksum = readU32Le(slice);
	const numberPageSegments = readU8(slice);
	const lacingValues = new Uint8Array(numberPageSegments);
	for (let i = 0; i < numberPageSegments; i++) lacingValues[i] = readU8(slice);
	const headerSize = 27 + numberPageSegments;
	const dataSize = lacingValues.reduce((a, b) => a + b, 0);
	return {
		headerStartPos: startPos,
		totalSize: headerSize + dataSize,
		dataStartPos: startPos + headerSize,
		dataSize,
		headerType,
		granulePosition,
		serialNumber,
		sequenceNumber,
		checksum,
		lacingValues
	};
};
const findNextPageHeader = (slice, until) => {
	while (slice.filePos < until - 3) {
		const word = readU32Le(slice);
		const firstByte = word & 255;
		const secondByte = word >>> 8 & 255;
		const thirdByte = word >>> 16 & 255;
		const fourthByte = word >>> 24 & 255;
		const O = 79;
		if (firstByte !== O && secondByte !== O && thirdByte !== O && fourthByte !== O) continue;
		slice.skip(-4);
		if (word === 1399285583) return true;
		slice.skip(1);
	}
	return false;
};
// ../node_modules/mediabunny/dist/modules/src/ogg/ogg-demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var OggDemuxer = class extends Demuxer {
	constructor(input) {
		super(input);
		this.metadataPromise = null;
		this.bitstreams = [];
		this.trackBackings = [];
		this.metadataTags = {};
		this.reader = input._reader;
	}
	async readMetadata() {
		return this.metadataPromise ??= (async () => {
			let currentPos = 0;
			while (true) {
				let slice = this.reader.requestSliceRange(currentPos, 27, 282);
				if (isThenable(slice)) slice = await slice;
				if (!slice) break;
				const page = readPageHeader(slice);
				if (!page) break;
				if (!!!(page.headerType & 2)) break;
				this.bitstreams.push({
					serialNumber: page.serialNumber,
					bosPage: page,
					description: null,
					numberOfChannels: -1,
					sampleRate: -1,
					codecInfo: {
						codec: null,
						vorbisInfo: null,
						opusInfo: null
					},
					lastMetadataPacket: null
				});
				currentPos = page.headerStartPos + page.totalSize;
			}
			for (const bitstream of this.bitstreams) {
				const firstPacket = await this.readPacket(bitstream.bosPage, 0);
				if (!firstPacket) continue;
				if (firstPacket.data.byteLength >= 7 && firstPacket.data[0] === 1 && firstPacket.data[1] === 118 && firstPacket.data[2] === 111 && firstPacket.data[3] === 114 && firstPacket.data[4] === 98 && firstPacket.data[5] === 105 && firstPacket.data[6] === 115) await this.readVorbisMetadata(firstPacket, bitstream);
				else if (firstPacket.data.byteLength >= 8 && firstPacket.data[0] === 79 && firstPacket.data[1] === 112 && firstPacket.data[2] === 117 && firstPacket.data[3] === 115 && firstPacket.data[4] === 72 && firstPacket.data[5] === 101 && firstPacket.data[6] === 97 && firstPacket.data[7] === 100) await this.readOpusMetadata(firstPacket, bitstream);
				if (bitstream.codecInfo.codec !== null) this.trackBackings.push(new OggAudioTrackBacking(bitstream, this));
			}
		})();
	}
	async readVorbisMetadata(firstPacket, bitstream) {
		let nextPacketPosition = await this.findNextPacketStart(firstPacket);
		if (!nextPacketPosition) return;
		const secondPacket = await this.readPacket(nextPacketPosition.startPage, nextPacketPosition.startSegmentIndex);
		if (!secondPacket) return;
		nextPacketPosition = await this.findNextPacketStart(secondPacket);
		if (!nextPacketPosition) return;
		const thirdPacket = await this.readPacket(nextPacketPosition.startPage, nextPacketPosition.startSegmentIndex);
		if (!thirdPacket) return;
		if (secondPacket.data[0] !== 3 || thirdPacket.data[0] !== 5) return;
		const lacingValues = [];
		const addBytesToSegmentTable = (bytes) => {
			while (true) {
				lacingValues.push(Math.min(255, bytes));
				if (bytes < 255) break;
				bytes -= 255;
			}
		};
		addBytesToSegmentTable(firstPacket.data.length);
		addBytesToSegmentTable(secondPacket.data.length);
		const description = new Uint8Array(1 + lacingValues.length + firstPacket.data.length + secondPacket.data.length + thirdPacket.data.length);
		description[0] = 2;
		description.set(lacingValues, 1);
		description.set(firstPacket.data, 1 + lacingValues.length);
		description.set(secondPacket.data, 1 + lacingValues.length + firstPacket.data.length);
		description.set(thirdPacket.data, 1 + lacingValues.length + firstPacket.data.length + secondPacket.data.length);
		bitstream.codecInfo.codec = "vorbis";
		bitstream.description = description;
		bitstream.lastMetadataPacket = thirdPacket;
		const view = toDataView(firstPacket.data);
		bitstream.numberOfChannels = view.getUint8(11);
		bitstream.sampleRate = view.getUint32(12, true);
		const blockSizeByte = view.getUint8(28);
		bitstream.codecInfo.vorbisInfo = {
			blocksizes: [1 << (blockSizeByte & 15), 1 << (blockSizeByte >> 4)],
			modeBlockflags: parseModesFromVorbisSetupPacket(thirdPacket.data).modeBlockflags
		};
		readVorbisComments(secondPacket.data.subarray(7), this.metadataTags);
	}
	async readOpusMetadata(firstPacket, bitstream) {
		const nextPacketPosition = await this.findNextPacketStart(firstPacket);
		if (!nextPacketPosition) return;
		const secondPacket = await this.readPacket(nextPacketPosition.startPage, nextPacketPosition.startSegmentIndex);
		if (!secondPacket) return;
		bitstream.codecInfo.codec = "opus";
		bitstream.description = firstPacket.data;
		bitstream.lastMetadataPacket = secondPacket;
		const header = parseOpusIdentificationHeader(firstPacket.data);
		bitstream.numberOfChannels = header.outputChannelCount;
		bitstream.sampleRate = OPUS_SAMPLE_RATE;
		bitstream.codecInfo.opusInfo = { preSkip: header.preSkip };
		readVorbisComments(secondPacket.data.subarray(8), this.metadataTags);
	}
	async readPacket(startPage, startSegmentIndex) {
		assert(startSegmentIndex < startPage.lacingValues.length);
		let startDataOffset = 0;
		for (let i = 0; i < startSegmentIndex; i++) startDataOffset += startPage.lacingValues[i];
		let currentPage = startPage;
		let currentDataOffset = startDataOffset;
		let currentSegmentIndex = startSegmentIndex;
		const chunks = [];
		outer: while (true) {
			let pageSlice = this.reader.requestSlice(currentPage.dataStartPos, currentPage.dataSize);
			if (isThenable(pageSlice)) pageSlice = await pageSlice;
			assert(pageSlice);
			const pageData = readBytes(pageSlice, currentPage.dataSize);
			while (true) {
				if (currentSegmentIndex === currentPage.lacingValues.length) {
					chunks.push(pageData.subarray(startDataOffset, currentDataOffset));
					break;
				}
				const lacingValue = currentPage.lacingValues[currentSegmentIndex];
				currentDataOffset += lacingValue;
				if (lacingValue < 255) {
					chunks.push(pageData.subarray(startDataOffset, currentDataOffset));
					break outer;
				}
				currentSegmentIndex++;
			}
			let currentPos = currentPage.headerStartPos + currentPage.totalSize;
			while (true) {
				let headerSlice = this.reader.requestSliceRange(currentPos, 27, 282);
				if (isThenable(headerSlice)) headerSlice = await headerSlice;
				if (!headerSlice) return null;
				const nextPage = readPageHeader(headerSlice);
				if (!nextPage) return null;
				currentPage = nextPage;
				if (currentPage.serialNumber === startPage.serialNumber) break;
				currentPos = currentPage.headerStartPos + currentPage.totalSize;
			}
			startDataOffset = 0;
			currentDataOffset = 0;
			currentSegmentIndex = 0;
		}
		const totalPacketSize = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
		if (totalPacketSize === 0) return null;
		const packetData = new Uint8Array(totalPacketSize);
		let offset = 0;
		for (let i = 0; i < chunks.length; i++) {
			const chunk = chunks[i];
			packetData.set(chunk, offset);
			offset += chunk.length;
		}
		return {
			data: packetData,
			endPage: currentPage,
			endSegmentIndex: currentSegmentIndex
		};
	}
	async findNextPacketStart(lastPacket) {
		if (lastPacket.endSegmentIndex < lastPacket.endPage.lacingValues.length - 1) return {
			startPage: lastPacket.endPage,
			startSegmentIndex: lastPacket.endSegmentIndex + 1
		};
		if (!!(lastPacket.endPage.headerType & 4)) return null;
		let currentPos = lastPacket.endPage.headerStartPos + lastPacket.endPage.totalSize;
		while (true) {
			let slice = this.reader.requestSliceRange(currentPos, 27, 282);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return null;
			const nextPage = readPageHeader(slice);
			if (!nextPage) return null;
			if (nextPage.serialNumber === lastPacket.endPage.serialNumber) return {
				startPage: nextPage,
				startSegmentIndex: 0
			};
			currentPos = nextPage.headerStartPos + nextPage.totalSize;
		}
	}
	async getMimeType() {
		await this.readMetadata();
		const codecStrings = await Promise.all(this.trackBackings.map((x) => x.getDecoderConfig().then((c) => c?.codec ?? null)));
		return buildOggMimeType({ codecStrings: codecStrings.filter(Boolean) });
	}
	async getTrackBackings() {
		await this.readMetadata();
		return this.trackBackings;
	}
	async getMetadataTags() {
		await this.readMetadata();
		return this.metadataTags;
	}
};
var OggAudioTrackBacking = class {
	constructor(bitstream, demuxer) {
		this.bitstream = bitstream;
		this.demuxer = demuxer;
		this.encodedPacketToMetadata = /* @__PURE__ */ new WeakMap();
		this.sequentialScanCache = [];
		this.sequentialScanMutex = new AsyncMutex();
		this.firstTimestampInSamplesPromise = null;
		this.internalSampleRate = bitstream.codecInfo.codec === "opus" ? OPUS_SAMPLE_RATE : bitstream.sampleRate;
	}
	getType() {
		return "audio";
	}
	getId() {
		return this.bitstream.serialNumber;
	}
	getNumber() {
		const index = this.demuxer.trackBackings.findIndex((x) => x.bitstream === this.bitstream);
		assert(index !== -1);
		return index + 1;
	}
	getNumberOfChannels() {
		return this.bitstream.numberOfChannels;
	}
	getSampleRate() {
		return this.bitstream.sampleRate;
	}
	getTimeResolution() {
		return this.bitstream.sampleRate;
	}
	isRelativeToUnixEpoch() {
		return false;
	}
	getUnixTimeForTimestamp() {
		return null;
	}
	getPairingMask() {
		return 1n;
	}
	getBitrate() {
		return null;
	}
	getAverageBitrate() {
		return null;
	}
	async getDurationFromMetadata() {
		return null;
	}
	async getLiveRefreshInterval() {
		return null;
	}
	getCodec() {
		return this.bitstream.codecInfo.codec;
	}
	getInternalCodecId() {
		return null;
	}
	async getDecoderConfig() {
		assert(this.bitstream.codecInfo.codec);
		return {
			codec: this.bitstream.codecInfo.codec,
			numberOfChannels: this.bitstream.numberOfChannels,
			sampleRate: this.bitstream.sampleRate,
			description: this.bitstream.description ?? void 0
		};
	}
	getName() {
		return null;
	}
	getLanguageCode() {
		return "und";
	}
	getDisposition() {
		return {
			...DEFAULT_TRACK_DISPOSITION,
			primary: false
		};
	}
	granulePositionToTimestampInSamples(granulePosition) {
		if (this.bitstream.codecInfo.codec === "opus") {
			assert(this.bitstream.codecInfo.opusInfo);
			return granulePosition - this.bitstream.codecInfo.opusInfo.preSkip;
		}
		return granulePosition;
	}
	createEncodedPacketFromOggPacket(packet, additional, options) {
		if (!packet) return null;
		const sampleMetadata = extractSampleMetadata(packet.data, this.bitstream.codecInfo, additional.vorbisLastBlocksize);
		const { vorbisBlockSize } = sampleMetadata;
		let { durationInSamples } = sampleMetadata;
		if (!!(packet.endPage.headerType & 4) && packet.endSegmentIndex === packet.endPage.lacingValues.length - 1) {
			const endTimestampInSamples = this.granulePositionToTimestampInSamples(packet.endPage.granulePosition);
			durationInSamples = clamp(endTimestampInSamples - additional.timestampInSamples, 0, durationInSamples);
		}
		const startTimestampInSamples = Math.max(additional.timestampInSamples, 0);
		const endTimestampInSamples = Math.max(additional.timestampInSamples + durationInSamples, 0);
		const encodedPacket = new EncodedPacket(options.metadataOnly ? PLACEHOLDER_DATA : packet.data, "key", startTimestampInSamples / this.internalSampleRate, (endTimestampInSamples - startTimestampInSamples) / this.internalSampleRate, packet.endPage.headerStartPos + packet.endSegmentIndex, packet.data.byteLength);
		this.encodedPacketToMetadata.set(encodedPacket, {
			packet,
			timestampInSamples: additional.timestampInSamples,
			durationInSamples,
			vorbisLastBlockSize: additional.vorbisLastBlocksize,
			vorbisBlockSize
		});
		return encodedPacket;
	}
	getFirstTimestampInSamples() {
		return this.firstTimestampInSamplesPromise ??= (async () => {
			const defaultTimestampInSamples = this.granulePositionToTimestampInSamples(0);
			assert(this.bitstream.lastMetadataPacket);
			let position = await this.demuxer.findNextPacketStart(this.bitstream.lastMetadataPacket);
			if (!position) return defaultTimestampInSamples;
			let firstEndPage = null;
			let totalDurationInSamples = 0;
			let vorbisLastBlocksize = null;
			while (position) {
				const packet = await this.demuxer.readPacket(position.startPage, position.startSegmentIndex);
				if (!packet) break;
				firstEndPage ??= packet.endPage;
				if (packet.endPage.headerStartPos !== firstEndPage.headerStartPos) break;
				const { durationInSamples, vorbisBlockSize } = extractSampleMetadata(packet.data, this.bitstream.codecInfo, vorbisLastBlocksize);
				totalDurationInSamples += durationInSamples;
				vorbisLastBlocksize = vorbisBlockSize;
				position = await this.demuxer.findNextPacketStart(packet);
			}
			if (!firstEndPage) return defaultTimestampInSamples;
			return defaultTimestampInSamples + Math.max(firstEndPage.granulePosition - totalDurationInSamples, 0);
		})();
	}
	async getFirstPacket(options) {
		assert(this.bitstream.lastMetadataPacket);
		const packetPosition = await this.demuxer.findNextPacketStart(this.bitstream.lastMetadataPacket);
		if (!packetPosition) return null;
		const timestampInSamples = await this.getFirstTimestampInSamples();
		const packet = await this.demuxer.readPacket(packetPosition.startPage, packetPosition.startSegmentIndex);
		return this.createEncodedPacketFromOggPacket(packet, {
			timestampInSamples,
			vorbisLastBlocksize: null
		}, options);
	}
	async getNextPacket(prevPacket, options) {
		const prevMetadata = this.encodedPacketToMetadata.get(prevPacket);
		if (!prevMetadata) throw new Error("Packet was not created from this track.");
		const packetPosition = await this.demuxer.findNextPacketStart(prevMetadata.packet);
		if (!packetPosition) return null;
		const timestampInSamples = prevMetadata.timestampInSamples + prevMetadata.durationInSamples;
		const packet = await this.demuxer.readPacket(packetPosition.startPage, packetPosition.startSegmentIndex);
		return this.createEncodedPacketFromOggPacket(packet, {
			timestampInSamples,
			vorbisLastBlocksize: prevMetadata.vorbisBlockSize
		}, options);
	}
	async getPacket(timestamp, options) {
		if (this.demuxer.reader.fileSize === null) return this.getPacketSequential(timestamp, options);
		const timestampInSamples = roundIfAlmostInteger(timestamp * this.internalSampleRate);
		const firstTimestampInSamples = await this.getFirstTimestampInSamples();
		if (timestampInSamples === Math.max(firstTimestampInSamples, 0)) return this.getFirstPacket(options);
		if (timestampInSamples < Math.max(firstTimestampInSamples, 0)) return null;
		assert(this.bitstream.lastMetadataPacket);
		const startPosition = await this.demuxer.findNextPacketStart(this.bitstream.lastMetadataPacket);
		if (!startPosition) return null;
		let lowPage = startPosition.startPage;
		let high = this.demuxer.reader.fileSize;
		const lowPages = [lowPage];
		outer: while (lowPage.headerStartPos + lowPage.totalSize < high) {
			const low = lowPage.headerStartPos;
			const mid = Math.floor((low + high) / 2);
			let searchStartPos = mid;
			while (true) {
				const until = Math.min(searchStartPos + MAX_PAGE_SIZE, high - 27);
				let searchSlice = this.demuxer.reader.requestSlice(searchStartPos, until - searchStartPos);
				if (isThenable(searchSlice)) searchSlice = await searchSlice;
				assert(searchSlice);
				if (!findNextPageHeader(searchSlice, until)) {
					if (high <= mid + 27) break outer;
					high = mid + 27;
					continue outer;
				}
				let headerSlice = this.demuxer.reader.requestSliceRange(searchSlice.filePos, 27, 282);
				if (isThenable(headerSlice)) headerSlice = await headerSlice;
				assert(headerSlice);
				const page = readPageHeader(headerSlice);
				assert(page);
				let pageValid = false;
				if (page.serialNumber === this.bitstream.serialNumber) pageValid = true;
				else {
					let pageSlice = this.demuxer.reader.requestSlice(page.headerStartPos, page.totalSize);
					if (isThenable(pageSlice)) pageSlice = await pageSlice;
					assert(pageSlice);
					const bytes = readBytes(pageSlice, page.totalSize);
					pageValid = computeOggPageCrc(bytes) === page.checksum;
				}
				if (!pageValid) {
					searchStartPos = page.headerStartPos + 4;
					continue;
				}
				if (pageValid && page.serialNumber !== this.bitstream.serialNumber) {
					searchStartPos = page.headerStartPos + page.totalSize;
					continue;
				}
				if (page.granulePosition === -1) {
					searchStartPos = page.headerStartPos + page.totalSize;
					continue;
				}
				if (this.granulePositionToTimestampInSamples(page.granulePosition) > timestampInSamples) high = page.headerStartPos;
				else {
					lowPage = page;
					lowPages.push(page);
				}
				continue outer;
			}
		}
		let lowerPage = startPosition.startPage;
		for (const otherLowPage of lowPages) {
			if (otherLowPage.granulePosition === lowPage.granulePosition) break;
			if (!lowerPage || otherLowPage.headerStartPos > lowerPage.headerStartPos) lowerPage = otherLowPage;
		}
		let currentPage = lowerPage;
		const previousPages = [currentPage];
		while (true) {
			if (currentPage.serialNumber === this.bitstream.serialNumber && currentPage.granulePosition === lowPage.granulePosition) break;
			const nextPos = currentPage.headerStartPos + currentPage.totalSize;
			let slice = this.demuxer.reader.requestSliceRange(nextPos, 27, 282);
			if (isThenable(slice)) slice = await slice;
			assert(slice);
			const nextPage = readPageHeader(slice);
			assert(nextPage);
			currentPage = nextPage;
			if (currentPage.serialNumber === this.bitstream.serialNumber) previousPages.push(currentPage);
		}
		assert(currentPage.granulePosition !== -1);
		let currentSegmentIndex = null;
		let currentTimestampInSamples;
		let currentTimestampIsCorrect;
		let endPage = currentPage;
		let endSegmentIndex = 0;
		if (currentPage.headerStartPos === startPosition.startPage.headerStartPos) {
			currentTimestampInSamples = firstTimestampInSamples;
			currentTimestampIsCorrect = true;
			currentSegmentIndex = 0;
		} else {
			currentTimestampInSamples = 0;
			currentTimestampIsCorrect = false;
			for (let i = currentPage.lacingValues.length - 1; i >= 0; i--) if (currentPage.lacingValues[i] < 255) {
				currentSegmentIndex = i + 1;
				break;
			}
			if (currentSegmentIndex === null) throw new Error("Invalid page with granule position: no packets end on this page.");
			endSegmentIndex = currentSegmentIndex - 1;
			const pseudopacket = {
				data: PLACEHOLDER_DATA,
				endPage,
				endSegmentIndex
			};
			if (await this.demuxer.findNextPacketStart(pseudopacket)) {
				const endPosition = findPreviousPacketEndPosition(previousPages, currentPage, currentSegmentIndex);
				assert(endPosition);
				const startPosition = findPacketStartPosition(previousPages, endPosition.page, endPosition.segmentIndex);
				if (startPosition) {
					currentPage = startPosition.page;
					currentSegmentIndex = startPosition.segmentIndex;
				}
			} else while (true) {
				const endPosition = findPreviousPacketEndPosition(previousPages, currentPage, currentSegmentIndex);
				if (!endPosition) break;
				const startPosition = findPacketStartPosition(previousPages, endPosition.page, endPosition.segmentIndex);
				if (!startPosition) break;
				currentPage = startPosition.page;
				currentSegmentIndex = startPosition.segmentIndex;
				if (endPosition.page.headerStartPos !== endPage.headerStartPos) {
					endPage = endPosition.page;
					endSegmentIndex = endPosition.segmentIndex;
					break;
				}
			}
		}
		let lastEncodedPacket = null;
		let lastEncodedPacketMetadata = null;
		while (currentPage !== null) {
			assert(currentSegmentIndex !== null);
			const packet = await this.demuxer.readPacket(currentPage, currentSegmentIndex);
			if (!packet) break;
			if (!(currentPage.headerStartPos === startPosition.startPage.headerStartPos && currentSegmentIndex < startPosition.startSegmentIndex)) {
				let encodedPacket = this.createEncodedPacketFromOggPacket(packet, {
					timestampInSamples: currentTimestampInSamples,
					vorbisLastBlocksize: lastEncodedPacketMetadata?.vorbisBlockSize ?? null
				}, options);
				assert(encodedPacket);
				let encodedPacketMetadata = this.encodedPacketToMetadata.get(encodedPacket);
				assert(encodedPacketMetadata);
				if (!currentTimestampIsCorrect && packet.endPage.headerStartPos === endPage.headerStartPos && packet.endSegmentIndex === endSegmentIndex) {
					currentTimestampInSamples = this.granulePositionToTimestampInSamples(currentPage.granulePosition);
					currentTimestampIsCorrect = true;
					encodedPacket = this.createEncodedPacketFromOggPacket(packet, {
						timestampInSamples: currentTimestampInSamples - encodedPacketMetadata.durationInSamples,
						vorbisLastBlocksize: lastEncodedPacketMetadata?.vorbisBlockSize ?? null
					}, options);
					assert(encodedPacket);
					encodedPacketMetadata = this.encodedPacketToMetadata.get(encodedPacket);
					assert(encodedPacketMetadata);
				} else currentTimestampInSamples += encodedPacketMetadata.durationInSamples;
				lastEncodedPacket = encodedPacket;
				lastEncodedPacketMetadata = encodedPacketMetadata;
				if (currentTimestampIsCorrect && (Math.max(currentTimestampInSamples, 0) > timestampInSamples || Math.max(encodedPacketMetadata.timestampInSamples, 0) === timestampInSamples)) break;
			}
			const nextPosition = await this.demuxer.findNextPacketStart(packet);
			if (!nextPosition) break;
			currentPage = nextPosition.startPage;
			currentSegmentIndex = nextPosition.startSegmentIndex;
		}
		return lastEncodedPacket;
	}
	async getPacketSequential(timestamp, options) {
		const release = await this.sequentialScanMutex.acquire();
		try {
			const timestampInSamples = roundIfAlmostInteger(timestamp * this.internalSampleRate);
			timestamp = timestampInSamples / this.internalSampleRate;
			const index = binarySearchLessOrEqual(this.sequentialScanCache, timestampInSamples, (x) => x.timestampInSamples);
			let currentPacket;
			if (index !== -1) {
				const cacheEntry = this.sequentialScanCache[index];
				currentPacket = this.createEncodedPacketFromOggPacket(cacheEntry.packet, {
					timestampInSamples: cacheEntry.timestampInSamples,
					vorbisLastBlocksize: cacheEntry.vorbisLastBlockSize
				}, options);
			} else {
				currentPacket = await this.getFirstPacket(options);
				if (currentPacket && currentPacket.timestamp > timestamp) return null;
			}
			let i = 0;
			while (currentPacket && currentPacket.timestamp < timestamp) {
				const nextPacket = await this.getNextPacket(currentPacket, options);
				if (!nextPacket || nextPacket.timestamp > timestamp) break;
				currentPacket = nextPacket;
				i++;
				if (i === 100) {
					i = 0;
					const metadata = this.encodedPacketToMetadata.get(currentPacket);
					assert(metadata);
					if (this.sequentialScanCache.length > 0) assert(last(this.sequentialScanCache).timestampInSamples <= metadata.timestampInSamples);
					this.sequentialScanCache.push(metadata);
				}
			}
			return currentPacket;
		} finally {
			release();
		}
	}
	getKeyPacket(timestamp, options) {
		return this.getPacket(timestamp, options);
	}
	getNextKeyPacket(packet, options) {
		return this.getNextPacket(packet, options);
	}
};
/** Finds the start position of a packet given its end position. */
const findPacketStartPosition = (pageList, endPage, endSegmentIndex) => {
	let page = endPage;
	let segmentIndex = endSegmentIndex;
	outer: while (true) {
		segmentIndex--;
		for (; segmentIndex >= 0; segmentIndex--) if (page.lacingValues[segmentIndex] < 255) {
			segmentIndex++;
			break outer;
		}
		assert(segmentIndex === -1);
		if (!(page.headerType & 1)) {
			segmentIndex = 0;
			break;
		}
		const previousPage = findLast(pageList, (x) => x.headerStartPos < page.headerStartPos);
		if (!previousPage) return null;
		page = previousPage;
		segmentIndex = page.lacingValues.length;
	}
	assert(segmentIndex !== -1);
	if (segmentIndex === page.lacingValues.length) {
		const nextPage = pageList[pageList.indexOf(page) + 1];
		assert(nextPage);
		page = nextPage;
		segmentIndex = 0;
	}
	return {
		page,
		segmentIndex
	};
};
/** Finds the end position of a packet given the start position of the following packet. */
const findPreviousPacketEndPosition = (pageList, startPage, startSegmentIndex) => {
	if (startSegmentIndex > 0) return {
		page: startPage,
		segmentIndex: startSegmentIndex - 1
	};
	const previousPage = findLast(pageList, (x) => x.headerStartPos < startPage.headerStartPos);
	if (!previousPage) return null;
	return {
		page: previousPage,
		segmentIndex: previousPage.lacingValues.length - 1
	};
};
// ../node_modules/mediabunny/dist/modules/src/wave/wave-demuxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var WaveFormat;
(function(WaveFormat) {
	WaveFormat[WaveFormat["PCM"] = 1] = "PCM";
	WaveFormat[WaveFormat["IEEE_FLOAT"] = 3] = "IEEE_FLOAT";
	WaveFormat[WaveFormat["ALAW"] = 6] = "ALAW";
	WaveFormat[WaveFormat["MULAW"] = 7] = "MULAW";
	WaveFormat[WaveFormat["EXTENSIBLE"] = 65534] = "EXTENSIBLE";
})(WaveFormat || (WaveFormat = {}));
var WaveDemuxer = class extends Demuxer {
	constructor(input) {
		super(input);
		this.metadataPromise = null;
		this.dataStart = -1;
		this.dataSize = -1;
		this.audioInfo = null;
		this.trackBackings = [];
		this.lastKnownPacketIndex = 0;
		this.metadataTags = {};
		this.reader = input._reader;
	}
	async readMetadata() {
		return this.metadataPromise ??= (async () => {
			let slice = this.reader.requestSlice(0, 12);
			if (isThenable(slice)) slice = await slice;
			assert(slice);
			const riffType = readAscii(slice, 4);
			const littleEndian = riffType !== "RIFX";
			const isRf64 = riffType === "RF64";
			const outerChunkSize = readU32(slice, littleEndian);
			let totalFileSize = isRf64 ? this.reader.fileSize : Math.min(outerChunkSize + 8, this.reader.fileSize ?? Infinity);
			if (readAscii(slice, 4) !== "WAVE") throw new Error("Invalid WAVE file - wrong format");
			let chunksRead = 0;
			let dataChunkSize = null;
			let currentPos = slice.filePos;
			while (totalFileSize === null || currentPos < totalFileSize) {
				let slice = this.reader.requestSlice(currentPos, 8);
				if (isThenable(slice)) slice = await slice;
				if (!slice) break;
				const chunkId = readAscii(slice, 4);
				const chunkSize = readU32(slice, littleEndian);
				const startPos = slice.filePos;
				if (isRf64 && chunksRead === 0 && chunkId !== "ds64") throw new Error("Invalid RF64 file: First chunk must be \"ds64\".");
				if (chunkId === "fmt ") await this.parseFmtChunk(startPos, chunkSize, littleEndian);
				else if (chunkId === "data") {
					dataChunkSize ??= chunkSize;
					this.dataStart = slice.filePos;
					this.dataSize = Math.min(dataChunkSize, (totalFileSize ?? Infinity) - this.dataStart);
					if (this.reader.fileSize === null) break;
				} else if (chunkId === "ds64") {
					let ds64Slice = this.reader.requestSlice(startPos, chunkSize);
					if (isThenable(ds64Slice)) ds64Slice = await ds64Slice;
					if (!ds64Slice) break;
					const riffChunkSize = readU64(ds64Slice, littleEndian);
					dataChunkSize = readU64(ds64Slice, littleEndian);
					totalFileSize = Math.min(riffChunkSize + 8, this.reader.fileSize ?? Infinity);
				} else if (chunkId === "LIST") await this.parseListChunk(startPos, chunkSize, littleEndian);
				else if (chunkId === "ID3 " || chunkId === "id3 ") await this.parseId3Chunk(startPos, chunkSize);
				currentPos = startPos + chunkSize + (chunkSize & 1);
				chunksRead++;
			}
			if (!this.audioInfo) throw new Error("Invalid WAVE file - missing \"fmt \" chunk");
			if (this.dataStart === -1) throw new Error("Invalid WAVE file - missing \"data\" chunk");
			const blockSize = this.audioInfo.blockSizeInBytes;
			this.dataSize = Math.floor(this.dataSize / blockSize) * blockSize;
			this.trackBackings.push(new WaveAudioTrackBacking(this));
		})();
	}
	async parseFmtChunk(startPos, size, littleEndian) {
		let slice = this.reader.requestSlice(startPos, size);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return;
		let formatTag = readU16(slice, littleEndian);
		const numChannels = readU16(slice, littleEndian);
		const sampleRate = readU32(slice, littleEndian);
		slice.skip(4);
		const blockAlign = readU16(slice, littleEndian);
		let bitsPerSample;
		if (size === 14) bitsPerSample = 8;
		else bitsPerSample = readU16(slice, littleEndian);
		if (size >= 18 && formatTag !== 357) {
			const cbSize = readU16(slice, littleEndian);
			const remainingSize = size - 18;
			if (Math.min(remainingSize, cbSize) >= 22 && formatTag === WaveFormat.EXTENSIBLE) {
				slice.skip(6);
				const subFormat = readBytes(slice, 16);
				formatTag = subFormat[0] | subFormat[1] << 8;
			}
		}
		if (formatTag === WaveFormat.MULAW || formatTag === WaveFormat.ALAW) bitsPerSample = 8;
		if (formatTag !== WaveFormat.PCM && formatTag !== WaveFormat.IEEE_FLOAT && formatTag !== WaveFormat.ALAW && formatTag !== WaveFormat.MULAW) throw new Error(`Unsupported WAVE codec (format tag ${formatTag}). Only integer/float PCM, A-law, and μ-law are supported.`);
		if (formatTag === WaveFormat.PCM && ![
			8,
			16,
			24,
			32
		].includes(bitsPerSample)) throw new Error(`Unsupported WAVE PCM bit depth (${bitsPerSample}). Only 8, 16, 24, and 32 bits are supported.`);
		if (formatTag === WaveFormat.IEEE_FLOAT && ![32, 64].includes(bitsPerSample)) throw new Error(`Unsupported WAVE float bit depth (${bitsPerSample}). Only 32 and 64 bits are supported.`);
		this.audioInfo = {
			format: formatTag,
			numberOfChannels: numChannels,
			sampleRate,
			sampleSizeInBytes: Math.ceil(bitsPerSample / 8),
			blockSizeInBytes: blockAlign
		};
	}
	async parseListChunk(startPos, size, littleEndian) {
		let slice = this.reader.requestSlice(startPos, size);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return;
		const infoType = readAscii(slice, 4);
		if (infoType !== "INFO" && infoType !== "INF0") return;
		let currentPos = slice.filePos;
		while (currentPos <= startPos + size - 8) {
			slice.filePos = currentPos;
			const chunkName = readAscii(slice, 4);
			const chunkSize = readU32(slice, littleEndian);
			const bytes = readBytes(slice, chunkSize);
			let stringLength = 0;
			for (let i = 0; i < bytes.length; i++) {
				if (bytes[i] === 0) break;
				stringLength++;
			}
			const value = String.fromCharCode(...bytes.subarray(0, stringLength));
			this.metadataTags.raw ??= {};
			this.metadataTags.raw[chunkName] = value;
			switch (chunkName) {
				case "INAM":
				case "TITL":
					this.metadataTags.title ??= value;
					break;
				case "TIT3":
					this.metadataTags.description ??= value;
					break;
				case "IART":
					this.metadataTags.artist ??= value;
					break;
				case "IPRD":
					this.metadataTags.album ??= value;
					break;
				case "IPRT":
				case "ITRK":
				case "TRCK":
					{
						const parts = value.split("/");
						const trackNum = Number.parseInt(parts[0], 10);
						const tracksTotal = parts[1] && Number.parseInt(parts[1], 10);
						if (Number.isInteger(trackNum) && trackNum > 0) this.metadataTags.trackNumber ??= trackNum;
						if (tracksTotal && Number.isInteger(tracksTotal) && tracksTotal > 0) this.metadataTags.tracksTotal ??= tracksTotal;
					}
					break;
				case "ICRD":
				case "IDIT":
					{
						const date = new Date(value);
						if (!Number.isNaN(date.getTime())) this.metadataTags.date ??= date;
					}
					break;
				case "YEAR":
					{
						const year = Number.parseInt(value, 10);
						if (Number.isInteger(year) && year > 0) this.metadataTags.date ??= new Date(year, 0, 1);
					}
					break;
				case "IGNR":
				case "GENR":
					this.metadataTags.genre ??= value;
					break;
				case "ICMT":
				case "CMNT":
				case "COMM": this.metadataTags.comment ??= value;
			}
			currentPos += 8 + chunkSize + (chunkSize & 1);
		}
	}
	async parseId3Chunk(startPos, size) {
		let slice = this.reader.requestSlice(startPos, size);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return;
		const id3V2Header = readId3V2Header(slice);
		if (id3V2Header) {
			const availableSize = size - 10;
			id3V2Header.size = Math.min(id3V2Header.size, availableSize);
			if (id3V2Header.size > 0) {
				const contentSlice = slice.slice(startPos + 10, id3V2Header.size);
				parseId3V2Tag(contentSlice, id3V2Header, this.metadataTags);
			}
		}
	}
	getCodec() {
		assert(this.audioInfo);
		if (this.audioInfo.format === WaveFormat.MULAW) return "ulaw";
		if (this.audioInfo.format === WaveFormat.ALAW) return "alaw";
		if (this.audioInfo.format === WaveFormat.PCM) {
			if (this.audioInfo.sampleSizeInBytes === 1) return "pcm-u8";
			else if (this.audioInfo.sampleSizeInBytes === 2) return "pcm-s16";
			else if (this.audioInfo.sampleSizeInBytes === 3) return "pcm-s24";
			else if (this.audioInfo.sampleSizeInBytes === 4) return "pcm-s32";
		}
		if (this.audioInfo.format === WaveFormat.IEEE_FLOAT) {
			if (this.audioInfo.sampleSizeInBytes === 4) return "pcm-f32";
			else if (this.audioInfo.sampleSizeInBytes === 8) return "pcm-f64";
		}
		assert(false);
	}
	async getMimeType() {
		return "audio/wav";
	}
	async getTrackBackings() {
		await this.readMetadata();
		return this.trackBackings;
	}
	async getMetadataTags() {
		await this.readMetadata();
		return this.metadataTags;
	}
};
const PACKET_SIZE_IN_FRAMES = 2048;
var WaveAudioTrackBacking = class {
	constructor(demuxer) {
		this.demuxer = demuxer;
	}
	getType() {
		return "audio";
	}
	getId() {
		return 1;
	}
	getNumber() {
		return 1;
	}
	getCodec() {
		return this.demuxer.getCodec();
	}
	getInternalCodecId() {
		assert(this.demuxer.audioInfo);
		return this.demuxer.audioInfo.format;
	}
	async getDecoderConfig() {
		const codec = this.demuxer.getCodec();
		if (!codec) return null;
		assert(this.demuxer.audioInfo);
		return {
			codec,
			numberOfChannels: this.demuxer.audioInfo.numberOfChannels,
			sampleRate: this.demuxer.audioInfo.sampleRate
		};
	}
	getNumberOfChannels() {
		assert(this.demuxer.audioInfo);
		return this.demuxer.audioInfo.numberOfChannels;
	}
	getSampleRate() {
		assert(this.demuxer.audioInfo);
		return this.demuxer.audioInfo.sampleRate;
	}
	getTimeResolution() {
		assert(this.demuxer.audioInfo);
		return this.demuxer.audioInfo.sampleRate;
	}
	isRelativeToUnixEpoch() {
		return false;
	}
	getUnixTimeForTimestamp() {
		return null;
	}
	getPairingMask() {
		return 1n;
	}
	getBitrate() {
		return null;
	}
	getAverageBitrate() {
		return null;
	}
	async getDurationFromMetadata() {
		assert(this.demuxer.dataSize !== -1);
		return this.demuxer.dataSize / this.demuxer.audioInfo.blockSizeInBytes / this.demuxer.audioInfo.sampleRate;
	}
	async getLiveRefreshInterval() {
		return null;
	}
	getName() {
		return null;
	}
	getLanguageCode() {
		return "und";
	}
	getDisposition() {
		return { ...DEFAULT_TRACK_DISPOSITION };
	}
	async getPacketAtIndex(packetIndex, options) {
		assert(packetIndex >= 0);
		assert(this.demuxer.audioInfo);
		const startOffset = packetIndex * PACKET_SIZE_IN_FRAMES * this.demuxer.audioInfo.blockSizeInBytes;
		if (startOffset >= this.demuxer.dataSize) return null;
		const sizeInBytes = Math.min(PACKET_SIZE_IN_FRAMES * this.demuxer.audioInfo.blockSizeInBytes, this.demuxer.dataSize - startOffset);
		if (this.demuxer.reader.fileSize === null) {
			let slice = this.demuxer.reader.requestSlice(this.demuxer.dataStart + startOffset, sizeInBytes);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return null;
		}
		let data;
		if (options.metadataOnly) data = PLACEHOLDER_DATA;
		else {
			let slice = this.demuxer.reader.requestSlice(this.demuxer.dataStart + startOffset, sizeInBytes);
			if (isThenable(slice)) slice = await slice;
			assert(slice);
			data = readBytes(slice, sizeInBytes);
		}
		const timestamp = packetIndex * PACKET_SIZE_IN_FRAMES / this.demuxer.audioInfo.sampleRate;
		const duration = sizeInBytes / this.demuxer.audioInfo.blockSizeInBytes / this.demuxer.audioInfo.sampleRate;
		this.demuxer.lastKnownPacketIndex = Math.max(packetIndex, this.demuxer.lastKnownPacketIndex);
		return new EncodedPacket(data, "key", timestamp, duration, packetIndex, sizeInBytes);
	}
	getFirstPacket(options) {
		return this.getPacketAtIndex(0, options);
	}
	async getPacket(timestamp, options) {
		assert(this.demuxer.audioInfo);
		const packetIndex = Math.floor(Math.min(timestamp * this.demuxer.audioInfo.sampleRate / PACKET_SIZE_IN_FRAMES, (this.demuxer.dataSize - 1) / (PACKET_SIZE_IN_FRAMES * this.demuxer.audioInfo.blockSizeInBytes)));
		if (packetIndex < 0) return null;
		const packet = await this.getPacketAtIndex(packetIndex, options);
		if (packet) return packet;
		if (packetIndex === 0) return null;
		assert(this.demuxer.reader.fileSize === null);
		let currentPacket = await this.getPacketAtIndex(this.demuxer.lastKnownPacketIndex, options);
		while (currentPacket) {
			const nextPacket = await this.getNextPacket(currentPacket, options);
			if (!nextPacket) break;
			currentPacket = nextPacket;
		}
		return currentPacket;
	}
	getNextPacket(packet, options) {
		assert(this.demuxer.audioInfo);
		const packetIndex = Math.round(packet.timestamp * this.demuxer.audioInfo.sampleRate / PACKET_SIZE_IN_FRAMES);
		return this.getPacketAtIndex(packetIndex + 1, options);
	}
	getKeyPacket(timestamp, options) {
		return this.getPacket(timestamp, options);
	}
	getNextKeyPacket(packet, options) {
		return this.getNextPacket(packet, options);
	}
};
// ../node_modules/mediabunny/dist/modules/src/adts/adts-reader.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const readAdtsFrameHeader = (slice) => {
	const startPos = slice.filePos;
	const bitstream = new Bitstream(readBytes(slice, 9));
	if (bitstream.readBits(12) !== 4095) return null;
	bitstream.skipBits(1);
	if (bitstream.readBits(2) !== 0) return null;
	const protectionAbsence = bitstream.readBits(1);
	const objectType = bitstream.readBits(2) + 1;
	const samplingFrequencyIndex = bitstream.readBits(4);
	if (samplingFrequencyIndex === 15) return null;
	bitstream.skipBits(1);
	const channelConfiguration = bitstream.readBits(3);
	if (channelConfiguration === 0) throw new Error("ADTS frames with channel configuration 0 are not supported.");
	bitstream.skipBits(1);
	bitstream.skipBits(1);
	bitstream.skipBits(1);
	bitstream.skipBits(1);
	const frameLength = bitstream.readBits(13);
	bitstream.skipBits(11);
	const numberOfAacFrames = bitstream.readBits(2) + 1;
	if (numberOfAacFrames !== 1) throw new Error("ADTS frames with more than one AAC frame are not supported.");
	let crcCheck = null;
	if (protectionAbsence === 1) slice.filePos -= 2;
	else crcCheck = bitstream.readBits(16);
	return {
		objectType,
		samplingFrequencyIndex,
		channelConfiguration,
		frameLength,
		numberOfAacFrames,
		crcCheck,
		startPos
	};
};
// ../node_modules/mediabunny/dist/modules/src/source.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
polyfillSymbolDispose();
const DEFAULT_MAX_READ_POSITION = Infinity;
if (typeof FinalizationRegistry !== "undefined") new FinalizationRegistry((cleanup) => {
	cleanup();
});
/**
* The source base class, representing a resource from which bytes can be read.
* @group Input sources
* @public
*/
var Source = class extends EventEmitter {
	constructor() {
		super();
		/** @internal */
		this._disposed = false;
		/** @internal */
		this._refCount = 0;
		/**
		* Used internally to mark if a source stems from an HLS reading operation. Used to suppress certain warnings.
		* @internal
		*/
		this._usedForHls = false;
		/**
		* FinalizationRegistry for rogue refs to this source that didn't get freed. It lives on the Source itself so that
		* in case the Source transitively points back to itself and forms a cycle (for example through a custom
		* CustomSource callback) that we're not leaking memory.
		* @internal
		*/
		this._refFinalizationRegistry = null;
		/** @internal */
		this._sizePromise = null;
		/**
		* Called each time data is retrieved from the source. Will be called with the retrieved range (end exclusive).
		*
		* @deprecated Use `source.on('read', ({ start, end }) => ...)` instead.
		*/
		this.onread = null;
		if (typeof FinalizationRegistry !== "undefined") this._refFinalizationRegistry = new FinalizationRegistry((source) => {
			source._decrementRefCount();
		});
	}
	/**
	* Resolves with the total size of the file in bytes. This function is memoized, meaning only the first call
	* will retrieve the size.
	*
	* Returns null if the source is unsized.
	*/
	async getSizeOrNull() {
		if (this._disposed) throw new InputDisposedError();
		return this._sizePromise ??= (async () => {
			let size = this._getFileSize();
			if (size !== void 0) return size;
			await this._read(0, 1, 0, DEFAULT_MAX_READ_POSITION);
			size = this._getFileSize();
			assert(size !== void 0);
			return size;
		})();
	}
	/**
	* Resolves with the total size of the file in bytes. This function is memoized, meaning only the first call
	* will retrieve the size.
	*
	* Throws an error if the source is unsized.
	*/
	async getSize() {
		if (this._disposed) throw new InputDisposedError();
		const result = await this.getSizeOrNull();
		if (result === null) throw new Error("Cannot determine the size of an unsized source.");
		return result;
	}
	/**
	* Returns a new {@link RangedSource} that maps data onto this source using the given offset and length. If a length
	* is not provided, the ranged source spans until the end of this source's data.
	*
	* Useful for reading files that are embedded within larger files.
	*/
	slice(offset, length) {
		if (!Number.isInteger(offset) || offset < 0) throw new TypeError("offset must be a non-negative integer.");
		if (length !== void 0 && (!Number.isInteger(length) || length < 0)) throw new TypeError("length, when provided, must be a non-negative integer.");
		return new RangedSource(this, offset, length);
	}
	/** @internal */
	_dispatchRead(start, end) {
		this.onread?.(start, end);
		this._emit("read", {
			start,
			end
		});
	}
	/**
	* Creates a new `SourceRef` pointing to this source. You are expected to call `.free()` on said `SourceRef` when
	* you're done with it.
	*/
	ref() {
		return new SourceRef(this);
	}
	/** @internal */
	_incrementRefCount() {
		this._refCount++;
	}
	/** @internal */
	_decrementRefCount() {
		this._refCount--;
		if (this._refCount === 0) {
			this._dispose();
			this._disposed = true;
		}
	}
};
/**
* A reference to a {@link Source}, used to manage a source's lifecycle. Creating a `SourceRef` via {@link Source.ref}
* increases that source's internal reference count. As long as a source has a non-zero reference count, it is assumed
* to still be in use. Once all references are freed via {@link SourceRef.free}, the source gets disposed.
*
* @group Input sources
* @public
*/
var SourceRef = class {
	/** @internal */
	constructor(source) {
		/** @internal */
		this._freed = false;
		if (source._disposed) throw new Error("Cannot ref a disposed source.");
		source._incrementRefCount();
		source._refFinalizationRegistry?.register(this, source, this);
		this._source = source;
	}
	/** The {@link Source} this ref references. Accessing this field throws an error after having freed the ref. */
	get source() {
		if (!this._source) throw new Error("Can't get source; ref has already been freed.");
		return this._source;
	}
	/** Whether or not this reference has been freed via {@link SourceRef.free}. */
	get freed() {
		return this._freed;
	}
	/**
	* Frees the ref, decrementing the source's internal reference count. If the source's internal reference count
	* reaches zero, it gets disposed. To catch bugs, this method throws if the ref is already freed.
	*/
	free() {
		if (this._freed) throw new Error("Illegal operation: double free on SourceRef.");
		const source = this.source;
		assert(source._refCount > 0);
		source._decrementRefCount();
		source._refFinalizationRegistry?.unregister(this);
		this._freed = true;
		this._source = null;
	}
	/**
	* Calls {@link SourceRef.free}.
	*/
	[Symbol.dispose]() {
		if (!this.freed) this.free();
	}
};
/**
* A source which can create new sources from file paths. Required for multi-file inputs such as HLS playlists.
* @public
* @group Input sources
*/
var PathedSource = class extends Source {
	constructor(rootPath, requestHandler) {
		if (typeof rootPath !== "string") throw new TypeError("rootPath must be a string.");
		if (typeof requestHandler !== "function") throw new TypeError("requestHandler must be a function.");
		super();
		this.rootPath = rootPath;
		this.requestHandler = requestHandler;
	}
	/** @internal */
	_resolveRequest(request) {
		const result = this.requestHandler(request);
		const handle = (result) => {
			if (!(result instanceof Source || result instanceof SourceRef)) throw new TypeError("requestHandler must return or resolve to a Source or SourceRef.");
			const ref = result instanceof Source ? result.ref() : result;
			ref.source._usedForHls ||= this._usedForHls;
			return ref;
		};
		if (isThenable(result)) return result.then(handle);
		else return handle(result);
	}
};
const sourceRequestsAreEqual = (a, b) => {
	return a.path === b.path;
};
/**
* A source backed by an ArrayBuffer or ArrayBufferView, with the entire file held in memory.
* @group Input sources
* @public
*/
var BufferSource = class extends Source {
	/**
	* Creates a new {@link BufferSource} backed by the specified `ArrayBuffer`, `SharedArrayBuffer`,
	* or `ArrayBufferView`.
	*/
	constructor(buffer) {
		if (!(buffer instanceof ArrayBuffer) && !(typeof SharedArrayBuffer !== "undefined" && buffer instanceof SharedArrayBuffer) && !ArrayBuffer.isView(buffer)) throw new TypeError("buffer must be an ArrayBuffer, SharedArrayBuffer, or ArrayBufferView.");
		super();
		/** @internal */
		this._onreadCalled = false;
		this._bytes = toUint8Array(buffer);
		this._view = toDataView(buffer);
	}
	/** @internal */
	_getFileSize() {
		return this._bytes.byteLength;
	}
	/** @internal */
	_read() {
		if (!this._onreadCalled) {
			this._dispatchRead(0, this._bytes.byteLength);
			this._onreadCalled = true;
		}
		return {
			bytes: this._bytes,
			view: this._view,
			offset: 0
		};
	}
	/** @internal */
	_dispose() {}
};
typeof FinalizationRegistry !== "undefined" && new FinalizationRegistry((reader) => {
	reader.cancel().catch(() => {});
});
/**
* A source that covers a range (offset + length) of another source. Useful for reading files that are embedded within
* larger files.
*
* @group Input sources
* @public
*/
var RangedSource = class extends Source {
	/** @internal */
	constructor(baseSource, offset, length) {
		super();
		/** @internal */
		this._ref = null;
		if (baseSource._disposed) throw new Error("Cannot create a slice of a disposed source.");
		this._baseSource = baseSource;
		this._offset = offset;
		this._length = length ?? null;
	}
	/** @internal */
	_getFileSize() {
		const baseSize = this._baseSource._getFileSize();
		if (baseSize === void 0) return this._length !== null ? this._length : void 0;
		if (baseSize === null) {
			if (this._length !== null) return this._length;
			else return null;
		}
		return clamp(baseSize - this._offset, 0, this._length ?? Infinity);
	}
	/** @internal */
	_read(start, end, minReadPosition, maxReadPosition) {
		if (this._length !== null && end > this._length) return null;
		const result = this._baseSource._read(this._offset + start, this._offset + end, this._offset + minReadPosition, this._offset + maxReadPosition);
		const processResult = (result) => {
			if (!result) return null;
			result.offset -= this._offset;
			return result;
		};
		if (isThenable(result)) return result.then(processResult);
		else return processResult(result);
	}
	/** @internal */
	_dispose() {
		this._ref?.free();
	}
	ref() {
		this._ref ??= this._baseSource.ref();
		return super.ref();
	}
};
// ../node_modules/mediabunny/dist/modules/src/input-format.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Base class representing an input media file format.
* @group Input formats
* @public
*/
var InputFormat = class {
	constructor() {
		/**
		* Provided for tree-shakable checking.
		* @internal
		*/
		this._isIsobmff = false;
	}
};
/**
* Format representing files compatible with the ISO base media file format (ISOBMFF), like MP4 or MOV files.
*
* This format can make use of {@link InputOptions.initInput}. When the file contents are fragmented but no track
* initialization info is provided (no `moov` atom), then it must be provided via `initInput`.
*
* @group Input formats
* @public
*/
var IsobmffInputFormat = class extends InputFormat {
	constructor() {
		super(...arguments);
		/** @internal */
		this._isIsobmff = true;
	}
	/** @internal */
	async _getMajorBrand(input) {
		let slice = input._reader.requestSlice(0, 12);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return null;
		slice.skip(4);
		const fourCc = readAscii(slice, 4);
		if (fourCc !== "ftyp" && fourCc !== "styp") return null;
		return readAscii(slice, 4);
	}
	/** @internal */
	_createDemuxer(input) {
		return new IsobmffDemuxer(input);
	}
};
/**
* MPEG-4 Part 14 (MP4) file format.
*
* Do not instantiate this class; use the {@link MP4} singleton instead.
*
* @group Input formats
* @public
*/
var Mp4InputFormat = class extends IsobmffInputFormat {
	/** @internal */
	async _canReadInput(input) {
		const majorBrand = await this._getMajorBrand(input);
		if (majorBrand !== null) return majorBrand !== "qt  ";
		let pos = 0;
		for (let iter = 0; iter < 10; iter++) {
			let slice = input._reader.requestSlice(pos, 8);
			if (isThenable(slice)) slice = await slice;
			if (!slice) return false;
			let size = readU32Be(slice);
			let headerSize = 8;
			if (size === 1) {
				let sizeExtensionSlice = input._reader.requestSlice(pos + 8, 8);
				if (isThenable(sizeExtensionSlice)) sizeExtensionSlice = await sizeExtensionSlice;
				if (!sizeExtensionSlice) return false;
				size = readU64Be(sizeExtensionSlice);
				headerSize = 16;
			}
			if (size < headerSize) return false;
			const fourCc = readAscii(slice, 4);
			if (fourCc === "moof" || fourCc === "sidx") return true;
			else if (fourCc === "emsg" || fourCc === "prft" || fourCc === "free") pos += size;
			else return false;
		}
		return false;
	}
	get name() {
		return "MP4";
	}
	get mimeType() {
		return "video/mp4";
	}
};
/**
* QuickTime File Format (QTFF), often called MOV.
*
* Do not instantiate this class; use the {@link QTFF} singleton instead.
*
* @group Input formats
* @public
*/
var QuickTimeInputFormat = class extends IsobmffInputFormat {
	/** @internal */
	async _canReadInput(input) {
		return await this._getMajorBrand(input) === "qt  ";
	}
	get name() {
		return "QuickTime File Format";
	}
	get mimeType() {
		return "video/quicktime";
	}
};
/**
* Matroska file format.
*
* Do not instantiate this class; use the {@link MATROSKA} singleton instead.
*
* @group Input formats
* @public
*/
var MatroskaInputFormat = class extends InputFormat {
	/** @internal */
	async isSupportedEBMLOfDocType(input, desiredDocType) {
		let headerSlice = input._reader.requestSlice(0, 16);
		if (isThenable(headerSlice)) headerSlice = await headerSlice;
		if (!headerSlice) return false;
		const varIntSize = readVarIntSize(headerSlice);
		if (varIntSize === null) return false;
		if (varIntSize < 1 || varIntSize > 8) return false;
		if (readUnsignedInt(headerSlice, varIntSize) !== EBMLId.EBML) return false;
		const dataSize = readElementSize(headerSlice);
		if (typeof dataSize !== "number") return false;
		let dataSlice = input._reader.requestSlice(headerSlice.filePos, dataSize);
		if (isThenable(dataSlice)) dataSlice = await dataSlice;
		if (!dataSlice) return false;
		const startPos = headerSlice.filePos;
		while (dataSlice.filePos <= startPos + dataSize - 2) {
			const header = readElementHeader(dataSlice);
			if (!header) break;
			const { id, size } = header;
			const dataStartPos = dataSlice.filePos;
			if (size === void 0) return false;
			switch (id) {
				case EBMLId.EBMLVersion:
					if (readUnsignedInt(dataSlice, size) !== 1) return false;
					break;
				case EBMLId.EBMLReadVersion:
					if (readUnsignedInt(dataSlice, size) !== 1) return false;
					break;
				case EBMLId.DocType:
					if (readAsciiString(dataSlice, size) !== desiredDocType) return false;
					break;
				case EBMLId.DocTypeVersion: if (readUnsignedInt(dataSlice, size) > 4) return false;
			}
			dataSlice.filePos = dataStartPos + size;
		}
		return true;
	}
	/** @internal */
	_canReadInput(input) {
		return this.isSupportedEBMLOfDocType(input, "matroska");
	}
	/** @internal */
	_createDemuxer(input) {
		return new MatroskaDemuxer(input);
	}
	get name() {
		return "Matroska";
	}
	get mimeType() {
		return "video/x-matroska";
	}
};
/**
* WebM file format, based on Matroska.
*
* Do not instantiate this class; use the {@link WEBM} singleton instead.
*
* @group Input formats
* @public
*/
var WebMInputFormat = class extends MatroskaInputFormat {
	/** @internal */
	_canReadInput(input) {
		return this.isSupportedEBMLOfDocType(input, "webm");
	}
	get name() {
		return "WebM";
	}
	get mimeType() {
		return "video/webm";
	}
};
/**
* MP3 file format.
*
* Do not instantiate this class; use the {@link MP3} singleton instead.
*
* @group Input formats
* @public
*/
var Mp3InputFormat = class extends InputFormat {
	/** @internal */
	async _canReadInput(input) {
		let currentPos = 0;
		while (true) {
			let slice = input._reader.requestSlice(currentPos, 10);
			if (isThenable(slice)) slice = await slice;
			if (!slice) break;
			const id3V2Header = readId3V2Header(slice);
			if (!id3V2Header) break;
			currentPos = slice.filePos + id3V2Header.size;
		}
		const firstResult = await readNextMp3FrameHeader(input._reader, currentPos, currentPos + 4096);
		if (!firstResult) return false;
		const firstHeader = firstResult.header;
		const xingOffset = getXingOffset(firstHeader.mpegVersionId, firstHeader.channel);
		let slice = input._reader.requestSlice(firstResult.startPos + xingOffset, 4);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return false;
		const word = readU32Be(slice);
		if (word === 1483304551 || word === 1231971951) return true;
		currentPos = firstResult.startPos + firstResult.header.totalSize;
		const secondResult = await readNextMp3FrameHeader(input._reader, currentPos, currentPos + 4);
		if (!secondResult) return false;
		const secondHeader = secondResult.header;
		if (firstHeader.channel !== secondHeader.channel || firstHeader.sampleRate !== secondHeader.sampleRate) return false;
		return true;
	}
	/** @internal */
	_createDemuxer(input) {
		return new Mp3Demuxer(input);
	}
	get name() {
		return "MP3";
	}
	get mimeType() {
		return "audio/mpeg";
	}
};
/**
* WAVE file format, based on RIFF.
*
* Do not instantiate this class; use the {@link WAVE} singleton instead.
*
* @group Input formats
* @public
*/
var WaveInputFormat = class extends InputFormat {
	/** @internal */
	async _canReadInput(input) {
		let slice = input._reader.requestSlice(0, 12);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return false;
		const riffType = readAscii(slice, 4);
		if (riffType !== "RIFF" && riffType !== "RIFX" && riffType !== "RF64") return false;
		slice.skip(4);
		return readAscii(slice, 4) === "WAVE";
	}
	/** @internal */
	_createDemuxer(input) {
		return new WaveDemuxer(input);
	}
	get name() {
		return "WAVE";
	}
	get mimeType() {
		return "audio/wav";
	}
};
/**
* Ogg file format.
*
* Do not instantiate this class; use the {@link OGG} singleton instead.
*
* @group Input formats
* @public
*/
var OggInputFormat = class extends InputFormat {
	/** @internal */
	async _canReadInput(input) {
		let slice = input._reader.requestSlice(0, 4);
		if (isThenable(slice)) slice = await slice;
		if (!slice) return false;
		return readAscii(slice, 4) === "OggS";
	}
	/** @internal */
	_createDemuxer(input) {
		return new OggDemuxer(input);
	}
	get name() {
		return "Ogg";
	}
	get mimeType() {
		return "application/ogg";
	}
};
/**
* MP4 input format singleton.
* @group Input formats
* @public
*/
const MP4 = /* #__PURE__ */ new Mp4InputFormat();
/**
* QuickTime File Format input format singleton.
* @group Input formats
* @public
*/
const QTFF = /* #__PURE__ */ new QuickTimeInputFormat();
/**
* WebM input format singleton.
* @group Input formats
* @public
*/
const WEBM = /* #__PURE__ */ new WebMInputFormat();
/**
* MP3 input format singleton.
* @group Input formats
* @public
*/
const MP3 = /* #__PURE__ */ new Mp3InputFormat();
/**
* WAVE input format singleton.
* @group Input formats
* @public
*/
const WAVE = /* #__PURE__ */ new WaveInputFormat();
/**
* Ogg input format singleton.
* @group Input formats
* @public
*/
const OGG = /* #__PURE__ */ new OggInputFormat();
const validateInputFormatOptions = (options, prefix) => {
	if (!options || typeof options !== "object") throw new TypeError(`${prefix}, when provided, must be an object.`);
	if (options.isobmff !== void 0) {
		if (!options.isobmff || typeof options.isobmff !== "object") throw new TypeError(`${prefix}.isobmff, when provided, must be an object.`);
		if (options.isobmff.resolveKeyId !== void 0 && typeof options.isobmff.resolveKeyId !== "function") throw new TypeError(`${prefix}.isobmff.resolveKeyId, when provided, must be a function.`);
	}
	if (options.hls !== void 0) {
		if (!options.hls || typeof options.hls !== "object") throw new TypeError(`${prefix}.hls, when provided, must be an object.`);
		if (options.hls.offsetTimestampsByDateTime !== void 0 && typeof options.hls.offsetTimestampsByDateTime !== "boolean") throw new TypeError(`${prefix}.hls.offsetTimestampsByDateTime, when provided, must be a boolean.`);
	}
};
// ../node_modules/mediabunny/dist/modules/src/custom-coder.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const customVideoDecoders = [];
const customAudioDecoders = [];
// ../node_modules/mediabunny/dist/modules/src/media-sink.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const validatePacketRetrievalOptions = (options) => {
	if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
	if (options.metadataOnly !== void 0 && typeof options.metadataOnly !== "boolean") throw new TypeError("options.metadataOnly, when defined, must be a boolean.");
	if (options.verifyKeyPackets !== void 0 && typeof options.verifyKeyPackets !== "boolean") throw new TypeError("options.verifyKeyPackets, when defined, must be a boolean.");
	if (options.verifyKeyPackets && options.metadataOnly) throw new TypeError("options.verifyKeyPackets and options.metadataOnly cannot be enabled together.");
	if (options.skipLiveWait !== void 0 && typeof options.skipLiveWait !== "boolean") throw new TypeError("options.skipLiveWait, when defined, must be a boolean.");
};
const validateTimestamp = (timestamp) => {
	if (!isNumber(timestamp)) throw new TypeError("timestamp must be a number.");
};
const maybeFixPacketType = (track, promise, options) => {
	if (options.verifyKeyPackets) return promise.then(async (packet) => {
		if (!packet || packet.type === "delta") return packet;
		const determinedType = await track.determinePacketType(packet);
		if (determinedType) packet.type = determinedType;
		return packet;
	});
	else return promise;
};
/**
* Sink for retrieving encoded packets from an input track.
* @group Media sinks
* @public
*/
var EncodedPacketSink = class {
	/** Creates a new {@link EncodedPacketSink} for the given {@link InputTrack}. */
	constructor(track) {
		if (!(track instanceof InputTrack)) throw new TypeError("track must be an InputTrack.");
		this._track = track;
	}
	/**
	* Retrieves the track's first packet (in decode order), or null if it has no packets. The first packet is very
	* likely to be a key packet, but it doesn't have to be.
	*/
	async getFirstPacket(options = {}) {
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		return maybeFixPacketType(this._track, this._track._backing.getFirstPacket(options), options);
	}
	/** Retrieves the track's first key packet (in decode order), or null if it has no key packets. */
	async getFirstKeyPacket(options = {}) {
		validatePacketRetrievalOptions(options);
		const firstPacket = await this.getFirstPacket(options);
		if (!firstPacket) return null;
		if (firstPacket.type === "key") return firstPacket;
		return this.getNextKeyPacket(firstPacket, options);
	}
	/**
	* Retrieves the packet corresponding to the given timestamp, in seconds. More specifically, returns the last packet
	* (in presentation order) with a start timestamp less than or equal to the given timestamp. This method can be
	* used to retrieve a track's last packet using `getPacket(Infinity)`. The method returns null if the timestamp
	* is before the first packet in the track.
	*
	* @param timestamp - The timestamp used for retrieval, in seconds.
	*/
	async getPacket(timestamp, options = {}) {
		validateTimestamp(timestamp);
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		return maybeFixPacketType(this._track, this._track._backing.getPacket(timestamp, options), options);
	}
	/**
	* Retrieves the packet following the given packet (in decode order), or null if the given packet is the
	* last packet.
	*/
	async getNextPacket(packet, options = {}) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		return maybeFixPacketType(this._track, this._track._backing.getNextPacket(packet, options), options);
	}
	/**
	* Retrieves the key packet corresponding to the given timestamp, in seconds. More specifically, returns the last
	* key packet (in presentation order) with a start timestamp less than or equal to the given timestamp. A key packet
	* is a packet that doesn't require previous packets to be decoded. This method can be used to retrieve a track's
	* last key packet using `getKeyPacket(Infinity)`. The method returns null if the timestamp is before the first
	* key packet in the track.
	*
	* To ensure that the returned packet is guaranteed to be a real key frame, enable `options.verifyKeyPackets`.
	*
	* @param timestamp - The timestamp used for retrieval, in seconds.
	*/
	async getKeyPacket(timestamp, options = {}) {
		validateTimestamp(timestamp);
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		if (!options.verifyKeyPackets) return this._track._backing.getKeyPacket(timestamp, options);
		const packet = await this._track._backing.getKeyPacket(timestamp, options);
		if (!packet) return packet;
		assert(packet.type === "key");
		if (await this._track.determinePacketType(packet) === "delta") return this.getKeyPacket(packet.timestamp - 1 / await this._track.getTimeResolution(), options);
		return packet;
	}
	/**
	* Retrieves the key packet following the given packet (in decode order), or null if the given packet is the last
	* key packet.
	*
	* To ensure that the returned packet is guaranteed to be a real key frame, enable `options.verifyKeyPackets`.
	*/
	async getNextKeyPacket(packet, options = {}) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		if (!options.verifyKeyPackets) return this._track._backing.getNextKeyPacket(packet, options);
		const nextPacket = await this._track._backing.getNextKeyPacket(packet, options);
		if (!nextPacket) return nextPacket;
		assert(nextPacket.type === "key");
		if (await this._track.determinePacketType(nextPacket) === "delta") return this.getNextKeyPacket(nextPacket, options);
		return nextPacket;
	}
	/**
	* Creates an async iterator that yields the packets in this track in decode order. To enable fast iteration, this
	* method will intelligently preload packets based on the speed of the consumer.
	*
	* @param startPacket - (optional) The packet from which iteration should begin. This packet will also be yielded.
	* @param endPacket - (optional) The packet at which iteration should end. This packet will _not_ be yielded.
	*/
	packets(startPacket, endPacket, options = {}) {
		if (startPacket !== void 0 && !(startPacket instanceof EncodedPacket)) throw new TypeError("startPacket must be an EncodedPacket.");
		if (startPacket !== void 0 && startPacket.isMetadataOnly && !options?.metadataOnly) throw new TypeError("startPacket can only be metadata-only if options.metadataOnly is enabled.");
		if (endPacket !== void 0 && !(endPacket instanceof EncodedPacket)) throw new TypeError("endPacket must be an EncodedPacket.");
		validatePacketRetrievalOptions(options);
		if (this._track.input._disposed) throw new InputDisposedError();
		const packetQueue = [];
		let { promise: queueNotEmpty, resolve: onQueueNotEmpty } = promiseWithResolvers();
		let { promise: queueDequeue, resolve: onQueueDequeue } = promiseWithResolvers();
		let ended = false;
		let terminated = false;
		let outOfBandError = null;
		let hasOutOfBandError = false;
		const timestamps = [];
		const maxQueueSize = () => Math.max(2, timestamps.length);
		(async () => {
			let packet = startPacket ?? await this.getFirstPacket(options);
			while (packet && !terminated && !this._track.input._disposed) {
				if (endPacket && packet.sequenceNumber >= endPacket?.sequenceNumber) break;
				if (packetQueue.length > maxQueueSize()) {
					({promise: queueDequeue, resolve: onQueueDequeue} = promiseWithResolvers());
					await queueDequeue;
					continue;
				}
				packetQueue.push(packet);
				onQueueNotEmpty();
				({promise: queueNotEmpty, resolve: onQueueNotEmpty} = promiseWithResolvers());
				packet = await this.getNextPacket(packet, options);
			}
			ended = true;
			onQueueNotEmpty();
		})().catch((error) => {
			if (!hasOutOfBandError) {
				outOfBandError = error;
				hasOutOfBandError = true;
				onQueueNotEmpty();
			}
		});
		const track = this._track;
		return {
			async next() {
				while (true) if (track.input._disposed) throw new InputDisposedError();
				else if (terminated) return {
					value: void 0,
					done: true
				};
				else if (hasOutOfBandError) throw outOfBandError;
				else if (packetQueue.length > 0) {
					const value = packetQueue.shift();
					const now = performance.now();
					timestamps.push(now);
					while (timestamps.length > 0 && now - timestamps[0] >= 1e3) timestamps.shift();
					onQueueDequeue();
					return {
						value,
						done: false
					};
				} else if (ended) return {
					value: void 0,
					done: true
				};
				else await queueNotEmpty;
			},
			async return() {
				terminated = true;
				onQueueDequeue();
				onQueueNotEmpty();
				return {
					value: void 0,
					done: true
				};
			},
			async throw(error) {
				throw error;
			},
			[Symbol.asyncIterator]() {
				return this;
			}
		};
	}
};
// ../node_modules/mediabunny/dist/modules/src/input-track.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Represents a media track in an input file.
* @group Input files & tracks
* @public
*/
var InputTrack = class InputTrack {
	/** @internal */
	constructor(input, backing) {
		this.input = input;
		this._backing = backing;
	}
	/** Returns true if and only if this track is a video track. */
	isVideoTrack() {
		return this instanceof InputVideoTrack;
	}
	/** Returns true if and only if this track is an audio track. */
	isAudioTrack() {
		return this instanceof InputAudioTrack;
	}
	/** The unique ID of this track in the input file. */
	get id() {
		return this._backing.getId();
	}
	/**
	* The 1-based index of this track among all tracks of the same type in the input file. For example, the first
	* video track has number 1, the second video track has number 2, and so on. The index refers to the order in
	* which the tracks are returned by {@link Input.getTracks}.
	*/
	get number() {
		return this._backing.getNumber();
	}
	/**
	* Returns the identifier of the codec used internally by the container. It is not homogenized by Mediabunny
	* and depends entirely on the container format.
	*
	* This method can be used to determine the codec of a track in case Mediabunny doesn't know that codec.
	*
	* - For ISOBMFF files, this resolves to the name of the Sample Description Box (e.g. `'avc1'`).
	* - For Matroska files, this resolves to the value of the `CodecID` element.
	* - For WAVE files, this resolves to the value of the format tag in the `'fmt '` chunk.
	* - For ADTS files, this resolves to the `MPEG-4 Audio Object Type`.
	* - For MPEG-TS files, this resolves to the `streamType` value from the Program Map Table.
	* - In all other cases, this resolves to `null`.
	*/
	async getInternalCodecId() {
		return this._backing.getInternalCodecId();
	}
	/**
	* See {@link InputTrack.getInternalCodecId}.
	* @deprecated Use {@link InputTrack.getInternalCodecId} instead.
	*/
	get internalCodecId() {
		return requireSync(this._backing.getInternalCodecId(), "internalCodecId", "getInternalCodecId");
	}
	/**
	* Returns the ISO 639-2/T language code for this track. If the language is unknown, this resolves to `'und'`
	* (undetermined).
	*/
	async getLanguageCode() {
		return this._backing.getLanguageCode();
	}
	/**
	* The ISO 639-2/T language code for this track. If the language is unknown, this field is `'und'` (undetermined).
	* @deprecated Use {@link InputTrack.getLanguageCode} instead.
	*/
	get languageCode() {
		return requireSync(this._backing.getLanguageCode(), "languageCode", "getLanguageCode");
	}
	/** Returns the user-defined name for this track. */
	async getName() {
		return this._backing.getName();
	}
	/**
	* A user-defined name for this track.
	* @deprecated Use {@link InputTrack.getName} instead.
	*/
	get name() {
		return requireSync(this._backing.getName(), "name", "getName");
	}
	/**
	* Returns a positive number x such that all timestamps and durations of all packets of this track are
	* integer multiples of 1/x.
	*/
	async getTimeResolution() {
		return this._backing.getTimeResolution();
	}
	/**
	* A positive number x such that all timestamps and durations of all packets of this track are
	* integer multiples of 1/x.
	* @deprecated Use {@link InputTrack.getTimeResolution} instead.
	*/
	get timeResolution() {
		return requireSync(this._backing.getTimeResolution(), "timeResolution", "getTimeResolution");
	}
	/**
	* Returns whether the timestamps of this track are relative to the Unix epoch (January 1, 1970 00:00:00 UTC).
	* When `true`, each timestamp maps to a definitive point in time.
	*/
	async isRelativeToUnixEpoch() {
		return this._backing.isRelativeToUnixEpoch();
	}
	/**
	* Returns the Unix time (in seconds since January 1, 1970 00:00:00 UTC) that the given track timestamp (in seconds)
	* maps to, or `null` if there is no such mapping. This provides a piecewise-continuous mapping from this track's
	* timestamp space into wall-clock time. Such mapping exists, for example, for HLS playlists with
	* `#EXT-X-PROGRAM-DATE-TIME` tags present.
	*
	* This mapping can be available even when {@link InputTrack.isRelativeToUnixEpoch} is `false`, for example for HLS
	* streams with program date time information but with {@link HlsInputFormatOptions.offsetTimestampsByDateTime}
	* set to `false`.
	*/
	async getUnixTimeForTimestamp(timestamp) {
		return this._backing.getUnixTimeForTimestamp(timestamp);
	}
	/**
	* Whether the track's timestamps can be mapped to Unix wall clock time via
	* {@link InputTrack.getUnixTimeForTimestamp}.
	*/
	async hasUnixTimeMapping() {
		return await this._backing.getUnixTimeForTimestamp(await this.getFirstTimestamp()) !== null;
	}
	/** Returns the track's disposition, i.e. information about its intended usage. */
	async getDisposition() {
		return this._backing.getDisposition();
	}
	/**
	* The track's disposition, i.e. information about its intended usage.
	* @deprecated Use {@link InputTrack.getDisposition} instead.
	*/
	get disposition() {
		return requireSync(this._backing.getDisposition(), "disposition", "getDisposition");
	}
	/**
	* Returns the peak bitrate of the track in bits per second, as specified in the track's metadata. This might not
	* match the actual media data's bitrate.
	*/
	async getBitrate() {
		return this._backing.getBitrate();
	}
	/**
	* Returns the average bitrate of the track in bits per second, as specified in the track's metadata. This might
	* not match the actual media data's bitrate.
	*/
	async getAverageBitrate() {
		return this._backing.getAverageBitrate();
	}
	/**
	* Returns the start timestamp of the first packet of this track, in seconds. While often near zero, this value
	* may be positive or even negative. A negative starting timestamp means the track's timing has been offset. Samples
	* with a negative timestamp should not be presented.
	*/
	async getFirstTimestamp() {
		return (await this._backing.getFirstPacket({ metadataOnly: true }))?.timestamp ?? 0;
	}
	/**
	* Returns the end timestamp of the last packet of this track, in seconds.
	*
	* By default, when the underlying media is live, this method will only resolve once the live stream ends. If you
	* want to query the current end timestamp of the stream, set {@link PacketRetrievalOptions.skipLiveWait} to `true`
	* in the options.
	*/
	async computeDuration(options) {
		const lastPacket = await this._backing.getPacket(Infinity, {
			metadataOnly: true,
			...options
		});
		const result = (lastPacket?.timestamp ?? 0) + (lastPacket?.duration ?? 0);
		return roundToDivisor(result, await this.getTimeResolution());
	}
	/**
	* Gets the duration (end timestamp) in seconds of this track from metadata stored in the file. This value may be
	* approximate or diverge from the actual, precise duration returned by `.computeDuration()`, but compared to that
	* method, this method is cheaper. When the duration cannot be determined from the file metadata, `null`
	* is returned.
	*
	* By default, when the underlying media is live, this method will only resolve once the live stream
	* ends. If you want to query the current duration of the media, set
	* {@link DurationMetadataRequestOptions.skipLiveWait} to `true` in the options.
	*/
	async getDurationFromMetadata(options = {}) {
		return this._backing.getDurationFromMetadata(options);
	}
	/**
	* Computes aggregate packet statistics for this track, such as average packet rate or bitrate.
	*
	* @param targetPacketCount - This optional parameter sets a target for how many packets this method must have
	* looked at before it can return early; this means, you can use it to aggregate only a subset (prefix) of all
	* packets. This is very useful for getting a great estimate of video frame rate without having to scan through the
	* entire file.
	*
	* By default, when the underlying media is live and `targetPacketCount` is not set, this method will only resolve
	* once the live stream ends. If you want to query the current packet statistics of the stream, set
	* {@link PacketRetrievalOptions.skipLiveWait} to `true` in the options.
	*/
	async computePacketStats(targetPacketCount = Infinity, options) {
		const sink = new EncodedPacketSink(this);
		let startTimestamp = Infinity;
		let endTimestamp = -Infinity;
		let packetCount = 0;
		let totalPacketBytes = 0;
		for await (const packet of sink.packets(void 0, void 0, {
			metadataOnly: true,
			...options
		})) {
			if (packetCount >= targetPacketCount && packet.timestamp >= endTimestamp) break;
			startTimestamp = Math.min(startTimestamp, packet.timestamp);
			endTimestamp = Math.max(endTimestamp, packet.timestamp + packet.duration);
			packetCount++;
			totalPacketBytes += packet.byteLength;
		}
		return {
			packetCount,
			averagePacketRate: packetCount ? Number((packetCount / (endTimestamp - startTimestamp)).toPrecision(16)) : 0,
			averageBitrate: packetCount ? Number((8 * totalPacketBytes / (endTimestamp - startTimestamp)).toPrecision(16)) : 0
		};
	}
	/**
	* Whether or not this track is currently live, meaning the media's end is still unknown.
	*
	* The value returned by this method may change over time as the track stops being live. To keep track of the
	* track's live status, poll this method at the track's refresh interval
	* via {@link InputTrack.getLiveRefreshInterval}.
	*/
	async isLive() {
		return await this._backing.getLiveRefreshInterval() !== null;
	}
	/**
	* Returns the track's live refresh interval in seconds, or `null` if the track is not live. This interval describes
	* the time it takes, on average, for new live media data to become available.
	*/
	async getLiveRefreshInterval() {
		return this._backing.getLiveRefreshInterval();
	}
	/**
	* Returns `true` if this track can be paired with the given track. Two tracks being pairable means they can be
	* presented (displayed) together.
	*
	* Returns `false` if `other` equals `this`.
	*/
	canBePairedWith(other) {
		if (!(other instanceof InputTrack)) throw new TypeError("other must be an InputTrack.");
		if (this.input !== other.input || this === other) return false;
		return (this._backing.getPairingMask() & other._backing.getPairingMask()) !== 0n;
	}
	/**
	* Gets the list of other tracks that can be paired with this track. An optional query can be provided to narrow
	* down the results.
	*/
	async getPairableTracks(query) {
		return this.input.getTracks(mergeInputTrackQueries({ filter: (t) => t.canBePairedWith(this) }, query));
	}
	/**
	* Gets the list of other video tracks that can be paired with this track. An optional query can be provided to
	* narrow down the results.
	*/
	async getPairableVideoTracks(query) {
		return this.input.getVideoTracks(mergeInputTrackQueries({ filter: (t) => t.canBePairedWith(this) }, query));
	}
	/**
	* Gets the list of other audio tracks that can be paired with this track. An optional query can be provided to
	* narrow down the results.
	*/
	async getPairableAudioTracks(query) {
		return this.input.getAudioTracks(mergeInputTrackQueries({ filter: (t) => t.canBePairedWith(this) }, query));
	}
	/** Returns the primary track that can be paired with this track, optionally steered by the provided query. */
	async getPrimaryPairableVideoTrack(query) {
		return this.input.getPrimaryVideoTrack(mergeInputTrackQueries({ filter: (t) => t.canBePairedWith(this) }, query));
	}
	/** Returns the primary track that can be paired with this track, optionally steered by the provided query. */
	async getPrimaryPairableAudioTrack(query) {
		return this.input.getPrimaryAudioTrack(mergeInputTrackQueries({ filter: (t) => t.canBePairedWith(this) }, query));
	}
	/** Returns `true` if there is another track that can be paired with this track. */
	async hasPairableTrack(predicate) {
		predicate &&= toValidatedPredicate(predicate);
		const tracks = await this.input.getTracks();
		for (const track of tracks) {
			if (!this.canBePairedWith(track)) continue;
			if (!predicate || await predicate(track)) return true;
		}
		return false;
	}
	/** Returns `true` if there is a video track that can be paired with this track. */
	hasPairableVideoTrack(predicate) {
		predicate &&= toValidatedPredicate(predicate);
		return this.hasPairableTrack(async (x) => x.isVideoTrack() && (!predicate || await predicate(x)));
	}
	/** Returns `true` if there is an audio track that can be paired with this track. */
	hasPairableAudioTrack(predicate) {
		predicate &&= toValidatedPredicate(predicate);
		return this.hasPairableTrack(async (x) => x.isAudioTrack() && (!predicate || await predicate(x)));
	}
};
const requireSync = (value, getterName, asyncName) => {
	if (isThenable(value)) throw new Error(`'${getterName}' is deprecated and not available synchronously for this track. Use the preferred '${asyncName}()' instead.`);
	return value;
};
const toValidatedPredicate = (predicate) => {
	if (predicate !== void 0 && typeof predicate !== "function") throw new TypeError("predicate, when provided, must be a function.");
	return predicate ? (track) => {
		const handle = (result) => {
			if (typeof result !== "boolean") throw new TypeError("predicate must return or resolve to a boolean value.");
			return result;
		};
		const result = predicate(track);
		if (isThenable(result)) return result.then(handle);
		return handle(result);
	} : void 0;
};
/**
* Represents a video track in an input file.
* @group Input files & tracks
* @public
*/
var InputVideoTrack = class extends InputTrack {
	/** @internal */
	constructor(input, backing) {
		super(input, backing);
		/** @internal */
		this._pixelAspectRatioCache = null;
	}
	get type() {
		return "video";
	}
	/** The codec of the track's packets. */
	async getCodec() {
		return this._backing.getCodec();
	}
	/**
	* The codec of the track's packets.
	* @deprecated Use {@link InputVideoTrack.getCodec} instead.
	*/
	get codec() {
		return requireSync(this._backing.getCodec(), "codec", "getCodec");
	}
	async hasOnlyKeyPackets() {
		return await this._backing.getHasOnlyKeyPackets?.() ?? await this._backing.getCodec() === "prores";
	}
	/** Returns the width in pixels of the track's coded samples, before any transformations or rotations. */
	async getCodedWidth() {
		return this._backing.getCodedWidth();
	}
	/**
	* The width in pixels of the track's coded samples, before any transformations or rotations.
	* @deprecated Use {@link InputVideoTrack.getCodedWidth} instead.
	*/
	get codedWidth() {
		return requireSync(this._backing.getCodedWidth(), "codedWidth", "getCodedWidth");
	}
	/** Returns the height in pixels of the track's coded samples, before any transformations or rotations. */
	async getCodedHeight() {
		return this._backing.getCodedHeight();
	}
	/**
	* The height in pixels of the track's coded samples, before any transformations or rotations.
	* @deprecated Use {@link InputVideoTrack.getCodedHeight} instead.
	*/
	get codedHeight() {
		return requireSync(this._backing.getCodedHeight(), "codedHeight", "getCodedHeight");
	}
	/**
	* Returns the row-major 3x3 affine transformation matrix that is used to transform the raw video frames before they
	* are displayed. The raw frames are assumed to be placed with their top-left corner at the origin (0,0).
	*
	* Usually, this matrix models a rotation and a flip. Depending on the file, it may also contain a translation
	* component. When displaying video, you should typically ignore the translation component and display the center of
	* the transformed frame in the center of the viewport.
	*/
	async getTransformationMatrix() {
		return this._backing.getTransformationMatrix();
	}
	/**
	* Returns the angle in degrees by which the track's frames should be rotated (clockwise). The rotation is
	* applied before flipping.
	*/
	async getRotation() {
		return extractRotationFromMatrix(await this._backing.getTransformationMatrix());
	}
	/**
	* The angle in degrees by which the track's frames should be rotated (clockwise).
	* @deprecated Use {@link InputVideoTrack.getRotation} instead.
	*/
	get rotation() {
		return extractRotationFromMatrix(requireSync(this._backing.getTransformationMatrix(), "rotation", "getRotation"));
	}
	/**
	* Returns whether the track's frames should be flipped horizontally (about the vertical axis), after rotation.
	*/
	async getFlip() {
		return matrixIsFlipped(await this._backing.getTransformationMatrix());
	}
	/**
	* Returns the width of the track's frames in square pixels, adjusted for pixel aspect ratio but before rotation.
	*/
	async getSquarePixelWidth() {
		return this._backing.getSquarePixelWidth();
	}
	/**
	* The width of the track's frames in square pixels, adjusted for pixel aspect ratio but before rotation.
	* @deprecated Use {@link InputVideoTrack.getSquarePixelWidth} instead.
	*/
	get squarePixelWidth() {
		return requireSync(this._backing.getSquarePixelWidth(), "squarePixelWidth", "getSquarePixelWidth");
	}
	/**
	* Returns the height of the track's frames in square pixels, adjusted for pixel aspect ratio but before rotation.
	*/
	async getSquarePixelHeight() {
		return this._backing.getSquarePixelHeight();
	}
	/**
	* The height of the track's frames in square pixels, adjusted for pixel aspect ratio but before rotation.
	* @deprecated Use {@link InputVideoTrack.getSquarePixelHeight} instead.
	*/
	get squarePixelHeight() {
		return requireSync(this._backing.getSquarePixelHeight(), "squarePixelHeight", "getSquarePixelHeight");
	}
	/**
	* Returns the pixel aspect ratio of the track's frames as a rational number in its reduced form. Most videos use
	* square pixels (1:1).
	*/
	async getPixelAspectRatio() {
		return this._pixelAspectRatioCache ??= simplifyRational({
			num: await this.getSquarePixelWidth() * await this.getCodedHeight(),
			den: await this.getSquarePixelHeight() * await this.getCodedWidth()
		});
	}
	/**
	* The pixel aspect ratio of the track's frames, as a rational number in its reduced form. Most videos use
	* square pixels (1:1).
	* @deprecated Use {@link InputVideoTrack.getPixelAspectRatio} instead.
	*/
	get pixelAspectRatio() {
		return this._pixelAspectRatioCache ??= simplifyRational({
			num: requireSync(this._backing.getSquarePixelWidth(), "pixelAspectRatio", "getPixelAspectRatio") * requireSync(this._backing.getCodedHeight(), "pixelAspectRatio", "getPixelAspectRatio"),
			den: requireSync(this._backing.getSquarePixelHeight(), "pixelAspectRatio", "getPixelAspectRatio") * requireSync(this._backing.getCodedWidth(), "pixelAspectRatio", "getPixelAspectRatio")
		});
	}
	/** Returns the display width of the track's frames in pixels, after aspect ratio adjustment and rotation. */
	async getDisplayWidth() {
		const metadata = await this._backing.getMetadataDisplayWidth?.();
		if (metadata != null) return metadata;
		return await this.getRotation() % 180 === 0 ? this.getSquarePixelWidth() : this.getSquarePixelHeight();
	}
	/**
	* The display width of the track's frames in pixels, after aspect ratio adjustment and rotation.
	* @deprecated Use {@link InputVideoTrack.getDisplayWidth} instead.
	*/
	get displayWidth() {
		const metadataRaw = this._backing.getMetadataDisplayWidth?.();
		if (metadataRaw !== void 0) {
			const metadata = requireSync(metadataRaw, "displayWidth", "getDisplayWidth");
			if (metadata !== null) return metadata;
		}
		const value = extractRotationFromMatrix(requireSync(this._backing.getTransformationMatrix(), "displayWidth", "getDisplayWidth")) % 180 === 0 ? this._backing.getSquarePixelWidth() : this._backing.getSquarePixelHeight();
		return requireSync(value, "displayWidth", "getDisplayWidth");
	}
	/** Returns the display height of the track's frames in pixels, after aspect ratio adjustment and rotation. */
	async getDisplayHeight() {
		const metadata = await this._backing.getMetadataDisplayHeight?.();
		if (metadata != null) return metadata;
		return await this.getRotation() % 180 === 0 ? this.getSquarePixelHeight() : this.getSquarePixelWidth();
	}
	/**
	* The display height of the track's frames in pixels, after aspect ratio adjustment and rotation.
	* @deprecated Use {@link InputVideoTrack.getDisplayHeight} instead.
	*/
	get displayHeight() {
		const metadataRaw = this._backing.getMetadataDisplayHeight?.();
		if (metadataRaw !== void 0) {
			const metadata = requireSync(metadataRaw, "displayHeight", "getDisplayHeight");
			if (metadata !== null) return metadata;
		}
		const value = extractRotationFromMatrix(requireSync(this._backing.getTransformationMatrix(), "displayHeight", "getDisplayHeight")) % 180 === 0 ? this._backing.getSquarePixelHeight() : this._backing.getSquarePixelWidth();
		return requireSync(value, "displayHeight", "getDisplayHeight");
	}
	/** Returns the color space of the track's samples. */
	async getColorSpace() {
		return this._backing.getColorSpace();
	}
	/** If this method returns true, the track's samples use a high dynamic range (HDR). */
	async hasHighDynamicRange() {
		const colorSpace = await this._backing.getColorSpace();
		return colorSpace.primaries === "bt2020" || colorSpace.primaries === "smpte432" || colorSpace.transfer === "pq" || colorSpace.transfer === "hlg" || colorSpace.matrix === "bt2020-ncl";
	}
	/** Checks if this track may contain transparent samples with alpha data. */
	async canBeTransparent() {
		return this._backing.canBeTransparent();
	}
	/**
	* Returns the [decoder configuration](https://www.w3.org/TR/webcodecs/#video-decoder-config) for decoding the
	* track's packets using a [`VideoDecoder`](https://developer.mozilla.org/en-US/docs/Web/API/VideoDecoder). Returns
	* null if the track's codec is unknown.
	*/
	async getDecoderConfig() {
		return this._backing.getDecoderConfig();
	}
	async getCodecParameterString() {
		const fromMetadata = await this._backing.getMetadataCodecParameterString?.();
		if (fromMetadata != null) return fromMetadata;
		return (await this._backing.getDecoderConfig())?.codec ?? null;
	}
	async canDecode() {
		try {
			const decoderConfig = await this._backing.getDecoderConfig();
			if (!decoderConfig) return false;
			const codec = await this._backing.getCodec();
			assert(codec !== null);
			if (customVideoDecoders.some((x) => x.supports(codec, decoderConfig))) return true;
			if (typeof VideoDecoder === "undefined") return false;
			return (await VideoDecoder.isConfigSupported(decoderConfig)).supported === true;
		} catch (error) {
			Logging._error("Error during decodability check:", error);
			return false;
		}
	}
	async determinePacketType(packet) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		if (packet.isMetadataOnly) throw new TypeError("packet must not be metadata-only to determine its type.");
		const codec = await this.getCodec();
		if (codec === null) return null;
		const decoderConfig = await this.getDecoderConfig();
		assert(decoderConfig);
		return determineVideoPacketType(codec, decoderConfig, packet.data);
	}
	/**
	* Computes frame rate metrics for this video track, i.e. estimates the video's frame rate. Frame rate is never
	* determined from file metadata (which is unreliable) but is always deduced directly from the actual frame
	* timestamps.
	*/
	async computeFrameRateMetrics(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.targetPacketCount !== void 0 && (!isNumber(options.targetPacketCount) || options.targetPacketCount < 0)) throw new TypeError("options.targetPacketCount must be a non-negative number.");
		const timeResolution = await this.getTimeResolution();
		const targetPacketCount = options.targetPacketCount ?? 256;
		const sink = new EncodedPacketSink(this);
		const timestamps = [];
		let maxTimestamp = -Infinity;
		let probedPacketCount = 0;
		for await (const packet of sink.packets(void 0, void 0, { metadataOnly: true })) {
			if (timestamps.length >= targetPacketCount && packet.timestamp >= maxTimestamp) break;
			timestamps.push(packet.timestamp);
			maxTimestamp = Math.max(maxTimestamp, packet.timestamp);
			probedPacketCount++;
		}
		const ticks = new Float64Array(timestamps.length);
		for (let i = 0; i < timestamps.length; i++) ticks[i] = Math.round(timestamps[i] * timeResolution);
		ticks.sort();
		let n = 1;
		for (let i = 1; i < ticks.length; i++) if (ticks[i] !== ticks[n - 1]) ticks[n++] = ticks[i];
		if (n < 2) return {
			underlyingFrameRate: null,
			bestGuessFrameRate: timeResolution,
			minFrameRate: timeResolution,
			maxFrameRate: timeResolution,
			averageFrameRate: timeResolution,
			medianFrameRate: timeResolution,
			frameRateIsConstant: true,
			probedPacketCount
		};
		const activeTicks = ticks.subarray(0, n);
		const underlyingFrameRate = findUnderlyingFrameRate(activeTicks, timeResolution);
		const unitRate = underlyingFrameRate ?? timeResolution;
		const ticksPerFrame = underlyingFrameRate !== null ? timeResolution / underlyingFrameRate : null;
		const histogram = /* @__PURE__ */ new Map();
		let minDifference = Infinity;
		let maxDifference = -Infinity;
		let totalDifference = 0;
		for (let i = 1; i < n; i++) {
			const tickDifference = activeTicks[i] - activeTicks[i - 1];
			const difference = ticksPerFrame !== null ? Math.max(1, Math.round(tickDifference / ticksPerFrame)) : tickDifference;
			histogram.set(difference, (histogram.get(difference) ?? 0) + 1);
			minDifference = Math.min(minDifference, difference);
			maxDifference = Math.max(maxDifference, difference);
			totalDifference += difference;
		}
		const differenceCount = n - 1;
		const sortedDifferences = [...histogram.keys()].sort((a, b) => a - b);
		const middleA = differenceCount - 1 >> 1;
		const middleB = differenceCount >> 1;
		let medianDifferenceA = 0;
		let medianDifferenceB = 0;
		let cumulativeCount = 0;
		for (const difference of sortedDifferences) {
			cumulativeCount += histogram.get(difference);
			if (medianDifferenceA === 0 && cumulativeCount > middleA) medianDifferenceA = difference;
			if (cumulativeCount > middleB) {
				medianDifferenceB = difference;
				break;
			}
		}
		const medianFrameRate = (unitRate / medianDifferenceA + unitRate / medianDifferenceB) / 2;
		return {
			underlyingFrameRate,
			bestGuessFrameRate: underlyingFrameRate !== null ? underlyingFrameRate : getBestGuessFrameRate(medianFrameRate),
			minFrameRate: unitRate / maxDifference,
			maxFrameRate: unitRate / minDifference,
			averageFrameRate: unitRate * differenceCount / totalDifference,
			medianFrameRate,
			frameRateIsConstant: underlyingFrameRate !== null && minDifference === 1 && maxDifference === 1,
			probedPacketCount
		};
	}
};
/**
* Represents an audio track in an input file.
* @group Input files & tracks
* @public
*/
var InputAudioTrack = class extends InputTrack {
	/** @internal */
	constructor(input, backing) {
		super(input, backing);
	}
	get type() {
		return "audio";
	}
	/** The codec of the track's packets. */
	async getCodec() {
		return this._backing.getCodec();
	}
	/**
	* The codec of the track's packets.
	* @deprecated Use {@link InputAudioTrack.getCodec} instead.
	*/
	get codec() {
		return requireSync(this._backing.getCodec(), "codec", "getCodec");
	}
	async hasOnlyKeyPackets() {
		return await this._backing.getHasOnlyKeyPackets?.() ?? true;
	}
	/** Returns the number of audio channels in the track. */
	async getNumberOfChannels() {
		return this._backing.getNumberOfChannels();
	}
	/**
	* The number of audio channels in the track.
	* @deprecated Use {@link InputAudioTrack.getNumberOfChannels} instead.
	*/
	get numberOfChannels() {
		return requireSync(this._backing.getNumberOfChannels(), "numberOfChannels", "getNumberOfChannels");
	}
	/** Returns the track's audio sample rate in hertz. */
	async getSampleRate() {
		return this._backing.getSampleRate();
	}
	/**
	* The track's audio sample rate in hertz.
	* @deprecated Use {@link InputAudioTrack.getSampleRate} instead.
	*/
	get sampleRate() {
		return requireSync(this._backing.getSampleRate(), "sampleRate", "getSampleRate");
	}
	/**
	* Returns the [decoder configuration](https://www.w3.org/TR/webcodecs/#audio-decoder-config) for decoding the
	* track's packets using an [`AudioDecoder`](https://developer.mozilla.org/en-US/docs/Web/API/AudioDecoder). Returns
	* null if the track's codec is unknown.
	*/
	async getDecoderConfig() {
		return this._backing.getDecoderConfig();
	}
	async getCodecParameterString() {
		const fromMetadata = await this._backing.getMetadataCodecParameterString?.();
		if (fromMetadata != null) return fromMetadata;
		return (await this._backing.getDecoderConfig())?.codec ?? null;
	}
	async canDecode() {
		try {
			const decoderConfig = await this._backing.getDecoderConfig();
			if (!decoderConfig) return false;
			const codec = await this._backing.getCodec();
			assert(codec !== null);
			if (customAudioDecoders.some((x) => x.supports(codec, decoderConfig))) return true;
			if (PCM_AUDIO_CODECS.includes(decoderConfig.codec)) return true;
			else {
				if (typeof AudioDecoder === "undefined") return false;
				return (await AudioDecoder.isConfigSupported(decoderConfig)).supported === true;
			}
		} catch (error) {
			Logging._error("Error during decodability check:", error);
			return false;
		}
	}
	async determinePacketType(packet) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		if (await this.getCodec() === null) return null;
		return "key";
	}
};
/**
* Helper function for use in {@link InputTrackQuery.sortBy}, used to describe sorting tracks by a numeric property in
* descending order. `null` and `undefined` are accepted too and are last in the order (sorted to the end).
*
* @group Input files & tracks
* @public
*/
const desc = (value) => {
	return -(value ?? -Infinity);
};
/**
* Helper function for use in {@link InputTrackQuery.sortBy}, used to sort tracks by boolean properties. `true` is
* sorted to the start, `false` to the end. Useful for expressing soft preferences (e.g., "I'd prefer 1080p, but other
* resolutions are fine too") as opposed to {@link InputTrackQuery.filter} which expresses hard requirements for
* tracks.
*
* @group Input files & tracks
* @public
*/
const prefer = (value) => {
	return -value;
};
const toValidatedInputTrackQuery = (query) => {
	if (typeof query !== "object" || !query) throw new TypeError("query must be an object.");
	if (query.filter !== void 0 && typeof query.filter !== "function") throw new TypeError("query.filter, when provided, must be a function.");
	if (query.sortBy !== void 0 && typeof query.sortBy !== "function") throw new TypeError("query.sortBy, when provided, must be a function.");
	return {
		filter: query.filter ? (track) => {
			const handle = (bool) => {
				if (typeof bool !== "boolean") throw new TypeError("query.filter must return or resolve to a boolean.");
				return bool;
			};
			const result = query.filter(track);
			if (isThenable(result)) return result.then(handle);
			else return handle(result);
		} : void 0,
		sortBy: query.sortBy ? (track) => {
			const handle = (value) => {
				if (typeof value !== "number" && (!Array.isArray(value) || !value.every((x) => typeof x === "number"))) throw new TypeError("query.sortBy must return or resolve to a number or an array of numbers.");
				return value;
			};
			const result = query.sortBy(track);
			if (isThenable(result)) return result.then(handle);
			else return handle(result);
		} : void 0
	};
};
const mergeInputTrackQueries = (queryA, queryB) => {
	return {
		filter: queryA?.filter || queryB?.filter ? (track) => {
			const resultA = queryA?.filter?.(track) ?? true;
			const handleResultA = (resultA) => {
				if (resultA === false) return false;
				return queryB?.filter?.(track) ?? true;
			};
			if (isThenable(resultA)) return resultA.then(handleResultA);
			else return handleResultA(resultA);
		} : void 0,
		sortBy: queryA?.sortBy || queryB?.sortBy ? (track) => {
			const resultA = queryA?.sortBy?.(track) ?? [];
			const resultB = queryB?.sortBy?.(track) ?? [];
			const join = (resultA, resultB) => {
				return [...Array.isArray(resultA) ? resultA : [resultA], ...Array.isArray(resultB) ? resultB : [resultB]];
			};
			if (isThenable(resultA) || isThenable(resultB)) return Promise.all([resultA, resultB]).then(([resultA, resultB]) => {
				return join(resultA, resultB);
			});
			else return join(resultA, resultB);
		} : void 0
	};
};
const queryInputTracks = async (tracks, query) => {
	let matched = tracks;
	if (query?.filter) {
		const filterMatches = tracks.map((t) => query.filter(t));
		if (filterMatches.some((x) => isThenable(x))) {
			const resolvedFilterMatches = await Promise.all(filterMatches);
			matched = tracks.filter((_, i) => resolvedFilterMatches[i]);
		} else matched = tracks.filter((_, i) => filterMatches[i]);
	}
	if (!query?.sortBy) return matched;
	const sortValues = matched.map((t) => query.sortBy(t));
	const resolvedSortValues = sortValues.some((x) => isThenable(x)) ? await Promise.all(sortValues) : sortValues;
	return matched.map((track, i) => ({
		track,
		sortValue: resolvedSortValues[i]
	})).sort((a, b) => {
		const aValues = Array.isArray(a.sortValue) ? a.sortValue : [a.sortValue];
		const bValues = Array.isArray(b.sortValue) ? b.sortValue : [b.sortValue];
		const maxLength = Math.max(aValues.length, bValues.length);
		for (let i = 0; i < maxLength; i++) {
			const aValue = aValues[i] ?? 0;
			const bValue = bValues[i] ?? 0;
			if (aValue === bValue) continue;
			return aValue - bValue;
		}
		return 0;
	}).map((x) => x.track);
};
/**
* Estimates the underlying CFR-like frame rate from timestamp deltas.
*
* Each delta is modeled as an integer multiple of one frame period, allowing dropped frames and a small number of
* malformed timestamps.
*/
const findUnderlyingFrameRate = (ticks, resolution) => {
	const MAX_DENOMINATOR = 1e6;
	const MIN_INLIER_RATIO = .98;
	const DELTA_TOLERANCE = 1 + 1e-9;
	const MAX_EFFECTIVE_FRAME_SPAN = 1e3;
	const KNOWN_FRAME_RATES = [
		12,
		15,
		20,
		24e3 / 1001,
		24,
		25,
		3e4 / 1001,
		30,
		48,
		50,
		6e4 / 1001,
		60,
		100,
		12e4 / 1001,
		120,
		144,
		240
	];
	if (ticks.length < 2) return null;
	const gaps = new Float64Array(ticks.length - 1);
	for (let i = 1; i < ticks.length; i++) {
		const gap = ticks[i] - ticks[i - 1];
		if (!(gap > 0)) return null;
		gaps[i - 1] = gap;
	}
	const sortedGaps = gaps.slice();
	sortedGaps.sort();
	let period = sortedGaps[Math.floor(sortedGaps.length * .05)];
	for (let iteration = 0; iteration < 6; iteration++) {
		let totalTicks = 0;
		let totalFrames = 0;
		for (const gap of gaps) {
			const multiple = Math.max(1, Math.round(gap / period));
			if (Math.abs(gap - multiple * period) >= DELTA_TOLERANCE) continue;
			totalTicks += gap;
			totalFrames += multiple;
		}
		if (totalFrames === 0) return null;
		const refinedPeriod = totalTicks / totalFrames;
		if (Math.abs(refinedPeriod - period) <= 1e-12 * Math.max(1, period)) {
			period = refinedPeriod;
			break;
		}
		period = refinedPeriod;
	}
	let inlierCount = 0;
	let totalTicks = 0;
	let totalFrames = 0;
	for (const gap of gaps) {
		const multiple = Math.max(1, Math.round(gap / period));
		if (Math.abs(gap - multiple * period) >= DELTA_TOLERANCE) continue;
		inlierCount++;
		totalTicks += gap;
		totalFrames += multiple;
	}
	if (inlierCount / gaps.length < MIN_INLIER_RATIO) return null;
	period = totalTicks / totalFrames;
	const uncertainty = 1 / Math.min(totalFrames, MAX_EFFECTIVE_FRAME_SPAN);
	const periodLo = Math.max(Number.EPSILON, period - uncertainty);
	const periodHi = period + uncertainty;
	const fpsLo = resolution / periodHi;
	const fpsHi = resolution / periodLo;
	const fittedFps = resolution / period;
	let fps = null;
	let bestKnownError = Infinity;
	for (const candidate of KNOWN_FRAME_RATES) {
		if (candidate < fpsLo || candidate > fpsHi) continue;
		const error = Math.abs(candidate / fittedFps - 1);
		if (error < bestKnownError) {
			fps = candidate;
			bestKnownError = error;
		}
	}
	if (fps === null) {
		const periodFraction = simplestFractionBetween(periodLo, periodHi, MAX_DENOMINATOR);
		const fpsFraction = simplestFractionBetween(fpsLo, fpsHi, MAX_DENOMINATOR);
		if (fpsFraction && (!periodFraction || fpsFraction.den < periodFraction.den || fpsFraction.den === periodFraction.den && fpsFraction.num <= periodFraction.num)) fps = fpsFraction.num / fpsFraction.den;
		else if (periodFraction) fps = resolution * periodFraction.den / periodFraction.num;
		else return null;
	}
	const finalPeriod = resolution / fps;
	let finalInlierCount = 0;
	for (const gap of gaps) {
		const multiple = Math.max(1, Math.round(gap / finalPeriod));
		if (Math.abs(gap - multiple * finalPeriod) < DELTA_TOLERANCE) finalInlierCount++;
	}
	if (finalInlierCount / gaps.length < MIN_INLIER_RATIO) return null;
	return fps;
};
const simplestFractionBetween = (lo, hi, maxDenominator) => {
	for (let den = 1; den <= maxDenominator; den++) {
		const num = Math.floor(lo * den) + 1;
		if (num / den < hi) return simplifyRational({
			num,
			den
		});
	}
	return null;
};
const getBestGuessFrameRate = (frameRate) => {
	const SPECIAL_FRAME_RATES = [
		24 / 1.001,
		30 / 1.001,
		60 / 1.001,
		120 / 1.001
	];
	const COMMON_FRAME_RATES = [
		12,
		15,
		20,
		24,
		25,
		30,
		48,
		50,
		60,
		100,
		120,
		144,
		240
	];
	const SPECIAL_TOLERANCE = 5e-4;
	const COMMON_TOLERANCE = .025;
	for (const candidate of SPECIAL_FRAME_RATES) if (Math.abs(candidate / frameRate - 1) <= SPECIAL_TOLERANCE) return candidate;
	let best = frameRate;
	let bestError = Infinity;
	for (const candidate of COMMON_FRAME_RATES) {
		const error = Math.abs(candidate / frameRate - 1);
		if (error <= COMMON_TOLERANCE && error < bestError) {
			best = candidate;
			bestError = error;
		}
	}
	return best;
};
// ../node_modules/mediabunny/dist/modules/src/input.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
polyfillSymbolDispose();
/**
* Represents input media, backed by a single file or multiple files depending on the format.
*
* This is the root object from which all media read operations start.
* @group Input files & tracks
* @public
*/
var Input = class Input extends EventEmitter {
	/** True if the input has been disposed. */
	get disposed() {
		return this._disposed;
	}
	/**
	* Creates a new input file from the specified options. No reading operations will be performed until methods are
	* called on this instance.
	*/
	constructor(options) {
		super();
		/** @internal */
		this._demuxerPromise = null;
		/** @internal */
		this._format = null;
		/** @internal */
		this._trackBackingsCache = null;
		/** @internal */
		this._backingToTrack = /* @__PURE__ */ new Map();
		/** @internal */
		this._disposed = false;
		/** @internal */
		this._nextSourceCacheAge = 0;
		/** @internal */
		this._sourceRefs = [];
		/** @internal */
		this._sourceCache = [];
		/** @internal */
		this._sourceCachePromises = [];
		/** @internal */
		this._onFormatDetermined = null;
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (!Array.isArray(options.formats) || options.formats.some((x) => !(x instanceof InputFormat))) throw new TypeError("options.formats must be an array of InputFormat.");
		if (!(options.source instanceof Source || options.source instanceof SourceRef)) throw new TypeError("options.source must be a Source or SourceRef.");
		if (options.source instanceof Source && options.source._disposed) throw new TypeError("options.source must not be a disposed Source.");
		if (options.initInput !== void 0 && !(options.initInput instanceof Input)) throw new TypeError("options.initInput, when provided, must be an Input.");
		if (options.formatOptions !== void 0) validateInputFormatOptions(options.formatOptions, "formatOptions");
		this._formats = options.formats;
		this._initInput = options.initInput ?? null;
		this._formatOptions = options.formatOptions ?? {};
		if (options.source instanceof Source) this._rootRef = options.source.ref();
		else this._rootRef = options.source;
		this._sourceRefs.push(this._rootRef);
	}
	/** @internal */
	get _rootSource() {
		return this._rootRef.source;
	}
	/** @internal */
	async _getSourceUncached(request) {
		assert(this._rootSource instanceof PathedSource);
		const ref = await this._rootSource._resolveRequest(request);
		this._emit("source", {
			source: ref.source,
			request,
			isRoot: request.isRoot
		});
		return ref;
	}
	/** @internal */
	_getSourceCached(request, cacheGroup = 1) {
		const cachedEntry = this._sourceCache.find((x) => x.cacheGroup === cacheGroup && sourceRequestsAreEqual(x.request, request));
		if (cachedEntry) {
			cachedEntry.age++;
			return Promise.resolve(cachedEntry.sourceRef.source.ref());
		}
		const cachedPromiseEntry = this._sourceCachePromises.find((x) => x.cacheGroup === cacheGroup && sourceRequestsAreEqual(x.request, request));
		if (cachedPromiseEntry) return cachedPromiseEntry.promise.then((x) => x.sourceRef.source.ref());
		const promise = (async () => {
			const sourceRef = await this._getSourceUncached(request);
			if (arrayCount(this._sourceCache, (x) => x.cacheGroup === cacheGroup && x.sourceRef.source._refCount === 1) >= 4) {
				const minAgeIndex = arrayArgmin(this._sourceCache, (x) => x.cacheGroup === cacheGroup && x.sourceRef.source._refCount === 1 ? x.age : Infinity);
				assert(minAgeIndex !== -1);
				const entry = this._sourceCache[minAgeIndex];
				this._sourceCache.splice(minAgeIndex, 1);
				entry.sourceRef.free();
				removeItem(this._sourceRefs, entry.sourceRef);
			}
			this._sourceRefs.push(sourceRef);
			const promiseIndex = this._sourceCachePromises.findIndex((x) => x.request === request);
			assert(promiseIndex !== -1);
			this._sourceCachePromises.splice(promiseIndex, 1);
			return {
				request,
				sourceRef,
				age: this._nextSourceCacheAge++,
				cacheGroup
			};
		})();
		this._sourceCachePromises.push({
			request,
			cacheGroup,
			promise
		});
		return promise.then((entry) => {
			const ref = entry.sourceRef.source.ref();
			this._sourceCache.push(entry);
			return ref;
		});
	}
	/** @internal */
	_getDemuxer() {
		return this._demuxerPromise ??= (async () => {
			this._reader = new Reader(this._rootSource);
			this._emit("source", {
				source: this._rootSource,
				request: null,
				isRoot: true
			});
			for (const format of this._formats) if (await format._canReadInput(this)) {
				this._format = format;
				this._onFormatDetermined?.(format);
				return format._createDemuxer(this);
			}
			throw new UnsupportedInputFormatError();
		})();
	}
	/**
	* Returns the source from which this input file reads data for the root path.
	*/
	get source() {
		return this._rootSource;
	}
	/**
	* Returns the format of the input file. You can compare this result directly to the {@link InputFormat} singletons
	* or use `instanceof` checks for subset-aware logic (for example, `format instanceof MatroskaInputFormat` is true
	* for both MKV and WebM).
	*/
	async getFormat() {
		await this._getDemuxer();
		assert(this._format);
		return this._format;
	}
	/** Returns `true` if the format of the input file is known and the file can be read, `false` otherwise. */
	async canRead() {
		try {
			await this._getDemuxer();
			return true;
		} catch (error) {
			if (error instanceof UnsupportedInputFormatError) return false;
			throw error;
		}
	}
	/**
	* Returns the timestamp at which the input file starts. More precisely, returns the smallest starting timestamp
	* among all tracks.
	*
	* Optionally, you can pass in the list of tracks for which you want to compute the starting timestamp.
	*
	* Note that this method is potentially expensive for inputs with many tracks (such as HLS manifests), since it
	* probes every track.
	*/
	async getFirstTimestamp(tracks) {
		tracks ??= await this.getTracks();
		const filtered = tracks.filter((x) => x !== null);
		if (filtered.length === 0) return 0;
		const firstPackets = await Promise.all(filtered.map((x) => x._backing.getFirstPacket({ metadataOnly: true })));
		const result = Math.min(...firstPackets.map((x) => x?.timestamp ?? Infinity));
		return result === Infinity ? 0 : result;
	}
	/**
	* Computes the duration of the input file, in seconds. More precisely, returns the largest end timestamp among
	* all tracks.
	*
	* Optionally, you can pass in the list of tracks for which you want to compute the duration.
	*
	* This method can be potentially expensive depending on the underlying file format, because it returns the most
	* accurate duration possible and must check all tracks. Use {@link Input.getDurationFromMetadata} for a faster but
	* less accurate estimate of duration.
	*
	* By default, when any track in the underlying media is live, this method will only resolve once the live stream
	* ends. If you want to query the current duration of the media, set {@link PacketRetrievalOptions.skipLiveWait}
	* to `true` in the options.
	*/
	async computeDuration(tracks, options) {
		tracks ??= await this.getTracks();
		const filtered = tracks.filter((x) => x !== null);
		if (filtered.length === 0) return 0;
		const tracksDurations = await Promise.all(filtered.map((x) => x.computeDuration(options)));
		return Math.max(...tracksDurations);
	}
	/**
	* Gets the duration (end timestamp) in seconds of the input file from metadata stored in the file. This value may
	* be approximate or diverge from the actual, precise duration returned by `.computeDuration()`, but compared to
	* that method, this method is cheaper. When the duration cannot be determined from the file metadata, `null`
	* is returned.
	*
	* Optionally, you can pass in the list of tracks for which you want to get the duration from metadata.
	*
	* By default, when the underlying media is live, this method will only resolve once the live stream
	* ends. If you want to query the current duration of the media, set
	* {@link DurationMetadataRequestOptions.skipLiveWait} to `true` in the options.
	*/
	async getDurationFromMetadata(tracks, options) {
		tracks ??= await this.getTracks();
		const filtered = tracks.filter((x) => x !== null);
		const nonNullDurations = (await Promise.all(filtered.map((x) => x.getDurationFromMetadata(options)))).filter((x) => x !== null);
		if (nonNullDurations.length === 0) return null;
		return Math.max(...nonNullDurations);
	}
	/**
	* Returns the list of all tracks of this input file in the order in which they appear in the file. An optional
	* query can be provided.
	*/
	async getTracks(query) {
		query &&= toValidatedInputTrackQuery(query);
		const tracks = (await this._getTrackBackings()).map((backing) => this._wrapBackingAsTrack(backing));
		return queryInputTracks(tracks, query);
	}
	/** Returns the list of all video tracks of this input file. An optional query can be provided. */
	async getVideoTracks(query) {
		query &&= toValidatedInputTrackQuery(query);
		const videoTracks = (await this.getTracks()).filter((x) => x.isVideoTrack());
		return queryInputTracks(videoTracks, query);
	}
	/** Returns the list of all audio tracks of this input file. An optional query can be provided. */
	async getAudioTracks(query) {
		query &&= toValidatedInputTrackQuery(query);
		const audioTracks = (await this.getTracks()).filter((x) => x.isAudioTrack());
		return queryInputTracks(audioTracks, query);
	}
	/**
	* Returns the primary video track of this input file, or null if there are no video tracks.
	*
	* Multiple factors determine which track is considered primary, including its position in the file, disposition,
	* bitrate (higher bitrate is preferred), and if it can be paired with an audio track.
	*/
	async getPrimaryVideoTrack(query) {
		query &&= toValidatedInputTrackQuery(query);
		const merged = mergeInputTrackQueries(query, { sortBy: async (t) => [
			prefer((await t.getDisposition()).default),
			prefer(await t.hasPairableAudioTrack()),
			prefer(!await t.hasOnlyKeyPackets()),
			desc(await t.getBitrate())
		] });
		return (await this.getVideoTracks(merged))[0] ?? null;
	}
	/**
	* Returns the primary audio track of this input file, or null if there are no audio tracks.
	*
	* Multiple factors determine which track is considered primary, including its position in the file, disposition,
	* bitrate (higher bitrate is preferred), and if it can be paired with the primary video track.
	*/
	async getPrimaryAudioTrack(query) {
		query &&= toValidatedInputTrackQuery(query);
		const primaryVideoTrack = await this.getPrimaryVideoTrack();
		const merged = mergeInputTrackQueries(query, { sortBy: async (t) => [
			prefer(!primaryVideoTrack || t.canBePairedWith(primaryVideoTrack)),
			prefer((await t.getDisposition()).default),
			desc(await t.getBitrate())
		] });
		return (await this.getAudioTracks(merged))[0] ?? null;
	}
	/** @internal */
	async _getTrackBackings() {
		const demuxer = await this._getDemuxer();
		return this._trackBackingsCache ??= await demuxer.getTrackBackings();
	}
	/** @internal */
	_wrapBackingAsTrack(backing) {
		const existing = this._backingToTrack.get(backing);
		if (existing) return existing;
		const track = backing.getType() === "video" ? new InputVideoTrack(this, backing) : new InputAudioTrack(this, backing);
		this._backingToTrack.set(backing, track);
		return track;
	}
	/** Returns the full MIME type of this input file, including track codecs. */
	async getMimeType() {
		return (await this._getDemuxer()).getMimeType();
	}
	/**
	* Returns descriptive metadata tags about the media file, such as title, author, date, cover art, or other
	* attached files.
	*/
	async getMetadataTags() {
		return (await this._getDemuxer()).getMetadataTags();
	}
	/**
	* Disposes this input and frees connected resources. When an input is disposed, ongoing read operations will be
	* canceled, all future read operations will fail, any open decoders will be closed, and all ongoing media sink
	* operations will be canceled. Disallowed and canceled operations will throw an {@link InputDisposedError}.
	*
	* You are expected not to use an input after disposing it. While some operations may still work, it is not
	* specified and may change in any future update.
	*/
	dispose() {
		if (this._disposed) return;
		this._disposed = true;
		for (const ref of this._sourceRefs) ref.free();
		this._sourceRefs.length = 0;
		if (this._demuxerPromise) this._demuxerPromise.then((demuxer) => demuxer.dispose()).catch(() => {});
	}
	/**
	* Calls `.dispose()` on the input, implementing the `Disposable` interface for use with
	* JavaScript Explicit Resource Management features.
	*/
	[Symbol.dispose]() {
		this.dispose();
	}
};
/**
* Thrown when trying to operate on an input that has an unsupported or unrecognizable format.
* @group Input files & tracks
* @public
*/
var UnsupportedInputFormatError = class extends Error {
	/** Creates a new {@link UnsupportedInputFormatError}. */
	constructor(message = "Input has an unsupported or unrecognizable format.") {
		super(message);
		this.name = "UnsupportedInputFormatError";
	}
};
/**
* Thrown when an operation was prevented because the corresponding {@link Input} has been disposed.
* @group Input files & tracks
* @public
*/
var InputDisposedError = class extends Error {
	/** Creates a new {@link InputDisposedError}. */
	constructor(message = "Input has been disposed.") {
		super(message);
		this.name = "InputDisposedError";
	}
};
// ../node_modules/mediabunny/dist/modules/src/reader.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Reader = class {
	constructor(source) {
		this.source = source;
	}
	get fileSize() {
		const size = this.source._getFileSize();
		if (size === void 0) throw new Error("Reading file size too early; read required first.");
		return size;
	}
	get fileSizeNonStrict() {
		return this.source._getFileSize() ?? null;
	}
	requestSlice(start, length) {
		if (this.source._disposed) throw new InputDisposedError();
		if (start < 0) return null;
		if (this.fileSizeNonStrict !== null && start + length > this.fileSizeNonStrict) return null;
		if (length === 0) {
			const buffer = /* @__PURE__ */ new Uint8Array(0);
			return new FileSlice(buffer, toDataView(buffer), 0, start, start);
		}
		const end = start + length;
		const result = this.source._read(start, end, 0, DEFAULT_MAX_READ_POSITION);
		if (isThenable(result)) return result.then((x) => {
			if (!x) return null;
			return new FileSlice(x.bytes, x.view, x.offset, start, end);
		});
		else {
			if (!result) return null;
			return new FileSlice(result.bytes, result.view, result.offset, start, end);
		}
	}
	requestSliceRange(start, minLength, maxLength) {
		if (this.source._disposed) throw new InputDisposedError();
		if (start < 0) return null;
		if (this.fileSizeNonStrict !== null) return this.requestSlice(start, clamp(this.fileSizeNonStrict - start, minLength, maxLength));
		else {
			const promisedAttempt = this.requestSlice(start, maxLength);
			const handleAttempt = (attempt) => {
				if (attempt) return attempt;
				assert(this.fileSizeNonStrict !== null);
				return this.requestSlice(start, clamp(this.fileSizeNonStrict - start, minLength, maxLength));
			};
			if (isThenable(promisedAttempt)) return promisedAttempt.then(handleAttempt);
			else return handleAttempt(promisedAttempt);
		}
	}
	requestEntireFile() {
		if (this.fileSizeNonStrict !== null) return this.requestSlice(0, this.fileSizeNonStrict);
		const CHUNK_SIZE = 1024;
		return (async () => {
			const chunks = [];
			let currentSize = 0;
			while (true) {
				if (chunks.length === 1 && this.fileSizeNonStrict !== null) return this.requestSlice(0, this.fileSizeNonStrict);
				let slice = this.requestSliceRange(currentSize, 0, CHUNK_SIZE);
				if (isThenable(slice)) slice = await slice;
				if (!slice || slice.length === 0) break;
				const chunk = readBytes(slice, slice.length);
				chunks.push(chunk);
				currentSize += slice.length;
			}
			const joined = new Uint8Array(currentSize);
			let offset = 0;
			for (const chunk of chunks) {
				joined.set(chunk, offset);
				offset += chunk.length;
			}
			return new FileSlice(joined, toDataView(joined), 0, 0, currentSize);
		})();
	}
};
var FileSlice = class FileSlice {
	constructor(bytes, view, offset, start, end) {
		this.bytes = bytes;
		this.view = view;
		this.offset = offset;
		this.start = start;
		this.end = end;
		this.bufferPos = start - offset;
	}
	static tempFromBytes(bytes) {
		return new FileSlice(bytes, toDataView(bytes), 0, 0, bytes.length);
	}
	get length() {
		return this.end - this.start;
	}
	get filePos() {
		return this.offset + this.bufferPos;
	}
	set filePos(value) {
		this.bufferPos = value - this.offset;
	}
	/** The number of bytes left from the current pos to the end of the slice. */
	get remainingLength() {
		return Math.max(this.end - this.filePos, 0);
	}
	skip(byteCount) {
		this.bufferPos += byteCount;
	}
	/** Creates a new subslice of this slice whose byte range must be contained within this slice. */
	slice(filePos, length = this.end - filePos) {
		if (filePos < this.start || filePos + length > this.end) throw new RangeError("Slicing outside of original slice.");
		return new FileSlice(this.bytes, this.view, this.offset, filePos, filePos + length);
	}
};
const checkIsInRange = (slice, bytesToRead) => {
	if (slice.filePos < slice.start || slice.filePos + bytesToRead > slice.end) throw new RangeError(`Tried reading [${slice.filePos}, ${slice.filePos + bytesToRead}), but slice is [${slice.start}, ${slice.end}). This is likely an internal error, please report it alongside the file that caused it.`);
};
const readBytes = (slice, length) => {
	checkIsInRange(slice, length);
	const bytes = slice.bytes.subarray(slice.bufferPos, slice.bufferPos + length);
	slice.bufferPos += length;
	return bytes;
};
const readU8 = (slice) => {
	checkIsInRange(slice, 1);
	return slice.view.getUint8(slice.bufferPos++);
};
const readU16 = (slice, littleEndian) => {
	checkIsInRange(slice, 2);
	const value = slice.view.getUint16(slice.bufferPos, littleEndian);
	slice.bufferPos += 2;
	return value;
};
const readU16Be = (slice) => {
	checkIsInRange(slice, 2);
	const value = slice.view.getUint16(slice.bufferPos, false);
	slice.bufferPos += 2;
	return value;
};
const readU24Be = (slice) => {
	checkIsInRange(slice, 3);
	const value = getUint24(slice.view, slice.bufferPos, false);
	slice.bufferPos += 3;
	return value;
};
const readI16Be = (slice) => {
	checkIsInRange(slice, 2);
	const value = slice.view.getInt16(slice.bufferPos, false);
	slice.bufferPos += 2;
	return value;
};
const readU32 = (slice, littleEndian) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getUint32(slice.bufferPos, littleEndian);
	slice.bufferPos += 4;
	return value;
};
const readU32Be = (slice) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getUint32(slice.bufferPos, false);
	slice.bufferPos += 4;
	return value;
};
const readU32Le = (slice) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getUint32(slice.bufferPos, true);
	slice.bufferPos += 4;
	return value;
};
const readI32Be = (slice) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getInt32(slice.bufferPos, false);
	slice.bufferPos += 4;
	return value;
};
const readI32Le = (slice) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getInt32(slice.bufferPos, true);
	slice.bufferPos += 4;
	return value;
};
const readU64 = (slice, littleEndian) => {
	let low;
	let high;
	if (littleEndian) {
		low = readU32(slice, true);
		high = readU32(slice, true);
	} else {
		high = readU32(slice, false);
		low = readU32(slice, false);
	}
	return high * 4294967296 + low;
};
const readU64Be = (slice) => {
	const high = readU32Be(slice);
	const low = readU32Be(slice);
	return high * 4294967296 + low;
};
const readI64Be = (slice) => {
	const high = readI32Be(slice);
	const low = readU32Be(slice);
	return high * 4294967296 + low;
};
const readI64Le = (slice) => {
	const low = readU32Le(slice);
	return readI32Le(slice) * 4294967296 + low;
};
const readF32Be = (slice) => {
	checkIsInRange(slice, 4);
	const value = slice.view.getFloat32(slice.bufferPos, false);
	slice.bufferPos += 4;
	return value;
};
const readF64Be = (slice) => {
	checkIsInRange(slice, 8);
	const value = slice.view.getFloat64(slice.bufferPos, false);
	slice.bufferPos += 8;
	return value;
};
const readAscii = (slice, length) => {
	checkIsInRange(slice, length);
	let str = "";
	for (let i = 0; i < length; i++) str += String.fromCharCode(slice.bytes[slice.bufferPos++]);
	return str;
};
// ../node_modules/mediabunny/dist/modules/src/id3.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Id3V2HeaderFlags;
(function(Id3V2HeaderFlags) {
	Id3V2HeaderFlags[Id3V2HeaderFlags["Unsynchronisation"] = 128] = "Unsynchronisation";
	Id3V2HeaderFlags[Id3V2HeaderFlags["ExtendedHeader"] = 64] = "ExtendedHeader";
	Id3V2HeaderFlags[Id3V2HeaderFlags["ExperimentalIndicator"] = 32] = "ExperimentalIndicator";
	Id3V2HeaderFlags[Id3V2HeaderFlags["Footer"] = 16] = "Footer";
})(Id3V2HeaderFlags || (Id3V2HeaderFlags = {}));
var Id3V2TextEncoding;
(function(Id3V2TextEncoding) {
	Id3V2TextEncoding[Id3V2TextEncoding["ISO_8859_1"] = 0] = "ISO_8859_1";
	Id3V2TextEncoding[Id3V2TextEncoding["UTF_16_WITH_BOM"] = 1] = "UTF_16_WITH_BOM";
	Id3V2TextEncoding[Id3V2TextEncoding["UTF_16_BE_NO_BOM"] = 2] = "UTF_16_BE_NO_BOM";
	Id3V2TextEncoding[Id3V2TextEncoding["UTF_8"] = 3] = "UTF_8";
})(Id3V2TextEncoding || (Id3V2TextEncoding = {}));
const ID3_V1_GENRES = [
	"Blues",
	"Classic rock",
	"Country",
	"Dance",
	"Disco",
	"Funk",
	"Grunge",
	"Hip-hop",
	"Jazz",
	"Metal",
	"New age",
	"Oldies",
	"Other",
	"Pop",
	"Rhythm and blues",
	"Rap",
	"Reggae",
	"Rock",
	"Techno",
	"Industrial",
	"Alternative",
	"Ska",
	"Death metal",
	"Pranks",
	"Soundtrack",
	"Euro-techno",
	"Ambient",
	"Trip-hop",
	"Vocal",
	"Jazz & funk",
	"Fusion",
	"Trance",
	"Classical",
	"Instrumental",
	"Acid",
	"House",
	"Game",
	"Sound clip",
	"Gospel",
	"Noise",
	"Alternative rock",
	"Bass",
	"Soul",
	"Punk",
	"Space",
	"Meditative",
	"Instrumental pop",
	"Instrumental rock",
	"Ethnic",
	"Gothic",
	"Darkwave",
	"Techno-industrial",
	"Electronic",
	"Pop-folk",
	"Eurodance",
	"Dream",
	"Southern rock",
	"Comedy",
	"Cult",
	"Gangsta",
	"Top 40",
	"Christian rap",
	"Pop/funk",
	"Jungle music",
	"Native US",
	"Cabaret",
	"New wave",
	"Psychedelic",
	"Rave",
	"Showtunes",
	"Trailer",
	"Lo-fi",
	"Tribal",
	"Acid punk",
	"Acid jazz",
	"Polka",
	"Retro",
	"Musical",
	"Rock 'n' roll",
	"Hard rock",
	"Folk",
	"Folk rock",
	"National folk",
	"Swing",
	"Fast fusion",
	"Bebop",
	"Latin",
	"Revival",
	"Celtic",
	"Bluegrass",
	"Avantgarde",
	"Gothic rock",
	"Progressive rock",
	"Psychedelic rock",
	"Symphonic rock",
	"Slow rock",
	"Big band",
	"Chorus",
	"Easy listening",
	"Acoustic",
	"Humour",
	"Speech",
	"Chanson",
	"Opera",
	"Chamber music",
	"Sonata",
	"Symphony",
	"Booty bass",
	"Primus",
	"Porn groove",
	"Satire",
	"Slow jam",
	"Club",
	"Tango",
	"Samba",
	"Folklore",
	"Ballad",
	"Power ballad",
	"Rhythmic Soul",
	"Freestyle",
	"Duet",
	"Punk rock",
	"Drum solo",
	"A cappella",
	"Euro-house",
	"Dance hall",
	"Goa music",
	"Drum & bass",
	"Club-house",
	"Hardcore techno",
	"Terror",
	"Indie",
	"Britpop",
	"Negerpunk",
	"Polsk punk",
	"Beat",
	"Christian gangsta rap",
	"Heavy metal",
	"Black metal",
	"Crossover",
	"Contemporary Christian",
	"Christian rock",
	"Merengue",
	"Salsa",
	"Thrash metal",
	"Anime",
	"Jpop",
	"Synthpop",
	"Christmas",
	"Art rock",
	"Baroque",
	"Bhangra",
	"Big beat",
	"Breakbeat",
	"Chillout",
	"Downtempo",
	"Dub",
	"EBM",
	"Eclectic",
	"Electro",
	"Electroclash",
	"Emo",
	"Experimental",
	"Garage",
	"Global",
	"IDM",
	"Illbient",
	"Industro-Goth",
	"Jam Band",
	"Krautrock",
	"Leftfield",
	"Lounge",
	"Math rock",
	"New romantic",
	"Nu-breakz",
	"Post-punk",
	"Post-rock",
	"Psytrance",
	"Shoegaze",
	"Space rock",
	"Trop rock",
	"World music",
	"Neoclassical",
	"Audiobook",
	"Audio theatre",
	"Neue Deutsche Welle",
	"Podcast",
	"Indie rock",
	"G-Funk",
	"Dubstep",
	"Garage rock",
	"Psybient"
];
const parseId3V1Tag = (slice, tags) => {
	const startPos = slice.filePos;
	tags.raw ??= {};
	tags.raw["TAG"] ??= readBytes(slice, 125);
	slice.filePos = startPos;
	const title = readId3V1String(slice, 30);
	if (title) tags.title ??= title;
	const artist = readId3V1String(slice, 30);
	if (artist) tags.artist ??= artist;
	const album = readId3V1String(slice, 30);
	if (album) tags.album ??= album;
	const yearText = readId3V1String(slice, 4);
	const year = Number.parseInt(yearText, 10);
	if (Number.isInteger(year) && year > 0) tags.date ??= new Date(String(year));
	const commentBytes = readBytes(slice, 30);
	let comment;
	if (commentBytes[28] === 0 && commentBytes[29] !== 0) {
		const trackNum = commentBytes[29];
		if (trackNum > 0) tags.trackNumber ??= trackNum;
		slice.skip(-30);
		comment = readId3V1String(slice, 28);
		slice.skip(2);
	} else {
		slice.skip(-30);
		comment = readId3V1String(slice, 30);
	}
	if (comment) tags.comment ??= comment;
	const genreIndex = readU8(slice);
	if (genreIndex < ID3_V1_GENRES.length) tags.genre ??= ID3_V1_GENRES[genreIndex];
};
const readId3V1String = (slice, length) => {
	const bytes = readBytes(slice, length);
	const endIndex = coalesceIndex(bytes.indexOf(0), bytes.length);
	const relevantBytes = bytes.subarray(0, endIndex);
	let str = "";
	for (let i = 0; i < relevantBytes.length; i++) str += String.fromCharCode(relevantBytes[i]);
	return str.trimEnd();
};
const readId3V2Header = (slice) => {
	const startPos = slice.filePos;
	const tag = readAscii(slice, 3);
	const majorVersion = readU8(slice);
	const revision = readU8(slice);
	const flags = readU8(slice);
	const sizeRaw = readU32Be(slice);
	if (tag !== "ID3" || majorVersion === 255 || revision === 255 || (sizeRaw & 2155905152) !== 0) {
		slice.filePos = startPos;
		return null;
	}
	let size = decodeSynchsafe(sizeRaw);
	if (flags & Id3V2HeaderFlags.Footer) size += 10;
	return {
		majorVersion,
		revision,
		flags,
		size
	};
};
const parseId3V2Tag = (slice, header, tags) => {
	if (![
		2,
		3,
		4
	].includes(header.majorVersion)) {
		Logging._warn(`Unsupported ID3v2 major version: ${header.majorVersion}`);
		return;
	}
	const dataSize = header.flags & Id3V2HeaderFlags.Footer ? header.size - 10 : header.size;
	const reader = new Id3V2Reader(header, readBytes(slice, dataSize));
	if (header.flags & Id3V2HeaderFlags.Unsynchronisation && header.majorVersion === 3) reader.ununsynchronizeAll();
	if (header.flags & Id3V2HeaderFlags.ExtendedHeader) {
		const extendedHeaderSize = reader.readU32();
		if (header.majorVersion === 3) reader.pos += extendedHeaderSize;
		else reader.pos += extendedHeaderSize - 4;
	}
	while (reader.pos <= reader.bytes.length - reader.frameHeaderSize()) {
		const frame = reader.readId3V2Frame();
		if (!frame) break;
		const frameStartPos = reader.pos;
		const frameEndPos = reader.pos + frame.size;
		let frameEncrypted = false;
		let frameCompressed = false;
		let frameUnsynchronized = false;
		if (header.majorVersion === 3) {
			frameEncrypted = !!(frame.flags & 64);
			frameCompressed = !!(frame.flags & 128);
		} else if (header.majorVersion === 4) {
			frameEncrypted = !!(frame.flags & 4);
			frameCompressed = !!(frame.flags & 8);
			frameUnsynchronized = !!(frame.flags & 2) || !!(header.flags & Id3V2HeaderFlags.Unsynchronisation);
		}
		if (frameEncrypted) {
			Logging._warn(`Skipping encrypted ID3v2 frame ${frame.id}`);
			reader.pos = frameEndPos;
			continue;
		}
		if (frameCompressed) {
			Logging._warn(`Skipping compressed ID3v2 frame ${frame.id}`);
			reader.pos = frameEndPos;
			continue;
		}
		if (frameUnsynchronized) reader.ununsynchronizeRegion(reader.pos, frameEndPos);
		tags.raw ??= {};
		if (frame.id === "TXXX") {
			const txxx = tags.raw["TXXX"] ??= {};
			const encoding = reader.readId3V2TextEncoding();
			const description = reader.readId3V2Text(encoding, frameEndPos);
			const value = reader.readId3V2Text(encoding, frameEndPos);
			txxx[description] ??= value;
		} else if (frame.id[0] === "T") tags.raw[frame.id] ??= reader.readId3V2EncodingAndText(frameEndPos);
		else tags.raw[frame.id] ??= reader.readBytes(frame.size);
		reader.pos = frameStartPos;
		switch (frame.id) {
			case "TIT2":
			case "TT2":
				tags.title ??= reader.readId3V2EncodingAndText(frameEndPos);
				break;
			case "TIT3":
			case "TT3":
				tags.description ??= reader.readId3V2EncodingAndText(frameEndPos);
				break;
			case "TPE1":
			case "TP1":
				tags.artist ??= reader.readId3V2EncodingAndText(frameEndPos);
				break;
			case "TALB":
			case "TAL":
				tags.album ??= reader.readId3V2EncodingAndText(frameEndPos);
				break;
			case "TPE2":
			case "TP2":
				tags.albumArtist ??= reader.readId3V2EncodingAndText(frameEndPos);
				break;
			case "TRCK":
			case "TRK":
				{
					const parts = reader.readId3V2EncodingAndText(frameEndPos).split("/");
					const trackNum = Number.parseInt(parts[0], 10);
					const tracksTotal = parts[1] && Number.parseInt(parts[1], 10);
					if (Number.isInteger(trackNum) && trackNum > 0) tags.trackNumber ??= trackNum;
					if (tracksTotal && Number.isInteger(tracksTotal) && tracksTotal > 0) tags.tracksTotal ??= tracksTotal;
				}
				break;
			case "TPOS":
			case "TPA":
				{
					const parts = reader.readId3V2EncodingAndText(frameEndPos).split("/");
					const discNum = Number.parseInt(parts[0], 10);
					const discsTotal = parts[1] && Number.parseInt(parts[1], 10);
					if (Number.isInteger(discNum) && discNum > 0) tags.discNumber ??= discNum;
					if (discsTotal && Number.isInteger(discsTotal) && discsTotal > 0) tags.discsTotal ??= discsTotal;
				}
				break;
			case "TCON":
			case "TCO":
				{
					const genreText = reader.readId3V2EncodingAndText(frameEndPos);
					let match = /^\((\d+)\)/.exec(genreText);
					if (match) {
						const genreNumber = Number.parseInt(match[1]);
						if (ID3_V1_GENRES[genreNumber] !== void 0) {
							tags.genre ??= ID3_V1_GENRES[genreNumber];
							break;
						}
					}
					match = /^\d+$/.exec(genreText);
					if (match) {
						const genreNumber = Number.parseInt(match[0]);
						if (ID3_V1_GENRES[genreNumber] !== void 0) {
							tags.genre ??= ID3_V1_GENRES[genreNumber];
							break;
						}
					}
					tags.genre ??= genreText;
				}
				break;
			case "TDRC":
			case "TDAT":
				{
					const dateText = reader.readId3V2EncodingAndText(frameEndPos);
					const date = new Date(dateText);
					if (!Number.isNaN(date.getTime())) tags.date ??= date;
				}
				break;
			case "TYER":
			case "TYE":
				{
					const yearText = reader.readId3V2EncodingAndText(frameEndPos);
					const year = Number.parseInt(yearText, 10);
					if (Number.isInteger(year)) tags.date ??= new Date(String(year));
				}
				break;
			case "TBPM":
			case "TBP":
				{
					const bpmText = reader.readId3V2EncodingAndText(frameEndPos);
					const bpm = Number.parseInt(bpmText, 10);
					if (Number.isInteger(bpm)) tags.beatsPerMinute ??= bpm;
				}
				break;
			case "USLT":
			case "ULT":
				{
					const encoding = reader.readU8();
					reader.pos += 3;
					reader.readId3V2Text(encoding, frameEndPos);
					tags.lyrics ??= reader.readId3V2Text(encoding, frameEndPos);
				}
				break;
			case "COMM":
			case "COM":
				{
					const encoding = reader.readU8();
					reader.pos += 3;
					reader.readId3V2Text(encoding, frameEndPos);
					tags.comment ??= reader.readId3V2Text(encoding, frameEndPos);
				}
				break;
			case "APIC":
			case "PIC":
				{
					const encoding = reader.readId3V2TextEncoding();
					let mimeType;
					if (header.majorVersion === 2) {
						const imageFormat = reader.readAscii(3);
						mimeType = imageFormat === "PNG" ? "image/png" : imageFormat === "JPG" ? "image/jpeg" : "image/*";
					} else mimeType = reader.readId3V2Text(encoding, frameEndPos);
					const pictureType = reader.readU8();
					const description = reader.readId3V2Text(encoding, frameEndPos).trimEnd();
					const imageDataSize = frameEndPos - reader.pos;
					if (imageDataSize >= 0) {
						const imageData = reader.readBytes(imageDataSize);
						if (!tags.images) tags.images = [];
						tags.images.push({
							data: imageData,
							mimeType,
							kind: pictureType === 3 ? "coverFront" : pictureType === 4 ? "coverBack" : "unknown",
							description
						});
					}
				}
				break;
			default: reader.pos += frame.size;
		}
		reader.pos = frameEndPos;
	}
};
var Id3V2Reader = class {
	constructor(header, bytes) {
		this.header = header;
		this.bytes = bytes;
		this.pos = 0;
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}
	frameHeaderSize() {
		return this.header.majorVersion === 2 ? 6 : 10;
	}
	ununsynchronizeAll() {
		const newBytes = [];
		for (let i = 0; i < this.bytes.length; i++) {
			const value1 = this.bytes[i];
			newBytes.push(value1);
			if (value1 === 255 && i !== this.bytes.length - 1) {
				if (this.bytes[i] === 0) i++;
			}
		}
		this.bytes = new Uint8Array(newBytes);
		this.view = new DataView(this.bytes.buffer);
	}
	ununsynchronizeRegion(start, end) {
		const newBytes = [];
		for (let i = start; i < end; i++) {
			const value1 = this.bytes[i];
			newBytes.push(value1);
			if (value1 === 255 && i !== end - 1) {
				if (this.bytes[i + 1] === 0) i++;
			}
		}
		const before = this.bytes.subarray(0, start);
		const after = this.bytes.subarray(end);
		this.bytes = new Uint8Array(before.length + newBytes.length + after.length);
		this.bytes.set(before, 0);
		this.bytes.set(newBytes, before.length);
		this.bytes.set(after, before.length + newBytes.length);
		this.view = new DataView(this.bytes.buffer);
	}
	readBytes(length) {
		const slice = this.bytes.subarray(this.pos, this.pos + length);
		this.pos += length;
		return slice;
	}
	readU8() {
		const value = this.view.getUint8(this.pos);
		this.pos += 1;
		return value;
	}
	readU16() {
		const value = this.view.getUint16(this.pos, false);
		this.pos += 2;
		return value;
	}
	readU24() {
		const high = this.view.getUint16(this.pos, false);
		const low = this.view.getUint8(this.pos + 2);
		this.pos += 3;
		return high * 256 + low;
	}
	readU32() {
		const value = this.view.getUint32(this.pos, false);
		this.pos += 4;
		return value;
	}
	readAscii(length) {
		let str = "";
		for (let i = 0; i < length; i++) str += String.fromCharCode(this.view.getUint8(this.pos + i));
		this.pos += length;
		return str;
	}
	readId3V2Frame() {
		if (this.header.majorVersion === 2) {
			const id = this.readAscii(3);
			if (id === "\0\0\0") return null;
			return {
				id,
				size: this.readU24(),
				flags: 0
			};
		} else {
			const id = this.readAscii(4);
			if (id === "\0\0\0\0") return null;
			const sizeRaw = this.readU32();
			let size = this.header.majorVersion === 4 ? decodeSynchsafe(sizeRaw) : sizeRaw;
			const flags = this.readU16();
			const headerEndPos = this.pos;
			const isSizeValid = (size) => {
				const nextPos = this.pos + size;
				if (nextPos > this.bytes.length) return false;
				if (nextPos <= this.bytes.length - this.frameHeaderSize()) {
					this.pos += size;
					const nextId = this.readAscii(4);
					if (nextId !== "\0\0\0\0" && !/[0-9A-Z]{4}/.test(nextId)) return false;
				}
				return true;
			};
			if (!isSizeValid(size)) {
				const otherSize = this.header.majorVersion === 4 ? sizeRaw : decodeSynchsafe(sizeRaw);
				if (isSizeValid(otherSize)) size = otherSize;
			}
			this.pos = headerEndPos;
			return {
				id,
				size,
				flags
			};
		}
	}
	readId3V2TextEncoding() {
		const number = this.readU8();
		if (number > 3) throw new Error(`Unsupported text encoding: ${number}`);
		return number;
	}
	readId3V2Text(encoding, until) {
		const startPos = this.pos;
		const data = this.readBytes(until - this.pos);
		switch (encoding) {
			case Id3V2TextEncoding.ISO_8859_1: {
				let str = "";
				for (let i = 0; i < data.length; i++) {
					const value = data[i];
					if (value === 0) {
						this.pos = startPos + i + 1;
						break;
					}
					str += String.fromCharCode(value);
				}
				return str;
			}
			case Id3V2TextEncoding.UTF_16_WITH_BOM: if (data[0] === 255 && data[1] === 254) {
				const decoder = new TextDecoder("utf-16le");
				const endIndex = coalesceIndex(data.findIndex((x, i) => x === 0 && data[i + 1] === 0 && i % 2 === 0), data.length);
				this.pos = startPos + Math.min(endIndex + 2, data.length);
				return decoder.decode(data.subarray(2, endIndex));
			} else if (data[0] === 254 && data[1] === 255) {
				const decoder = new TextDecoder("utf-16be");
				const endIndex = coalesceIndex(data.findIndex((x, i) => x === 0 && data[i + 1] === 0 && i % 2 === 0), data.length);
				this.pos = startPos + Math.min(endIndex + 2, data.length);
				return decoder.decode(data.subarray(2, endIndex));
			} else {
				const endIndex = coalesceIndex(data.findIndex((x) => x === 0), data.length);
				this.pos = startPos + Math.min(endIndex + 1, data.length);
				return textDecoder.decode(data.subarray(0, endIndex));
			}
			case Id3V2TextEncoding.UTF_16_BE_NO_BOM: {
				const decoder = new TextDecoder("utf-16be");
				const endIndex = coalesceIndex(data.findIndex((x, i) => x === 0 && data[i + 1] === 0 && i % 2 === 0), data.length);
				this.pos = startPos + Math.min(endIndex + 2, data.length);
				return decoder.decode(data.subarray(0, endIndex));
			}
			case Id3V2TextEncoding.UTF_8: {
				const endIndex = coalesceIndex(data.findIndex((x) => x === 0), data.length);
				this.pos = startPos + Math.min(endIndex + 1, data.length);
				return textDecoder.decode(data.subarray(0, endIndex));
			}
		}
	}
	readId3V2EncodingAndText(until) {
		if (this.pos >= until) return "";
		const encoding = this.readId3V2TextEncoding();
		return this.readId3V2Text(encoding, until);
	}
};
var Id3V2Writer = class {
	constructor(writer) {
		this.helper = /* @__PURE__ */ new Uint8Array(8);
		this.helperView = toDataView(this.helper);
		this.writer = writer;
	}
	writeId3V2Tag(metadata) {
		const tagStartPos = this.writer.getPos();
		this.writeAscii("ID3");
		this.writeU8(4);
		this.writeU8(0);
		this.writeU8(0);
		this.writeSynchsafeU32(0);
		const framesStartPos = this.writer.getPos();
		const writtenTags = /* @__PURE__ */ new Set();
		for (const { key, value } of keyValueIterator(metadata)) switch (key) {
			case "title":
				this.writeId3V2TextFrame("TIT2", value);
				writtenTags.add("TIT2");
				break;
			case "description":
				this.writeId3V2TextFrame("TIT3", value);
				writtenTags.add("TIT3");
				break;
			case "artist":
				this.writeId3V2TextFrame("TPE1", value);
				writtenTags.add("TPE1");
				break;
			case "album":
				this.writeId3V2TextFrame("TALB", value);
				writtenTags.add("TALB");
				break;
			case "albumArtist":
				this.writeId3V2TextFrame("TPE2", value);
				writtenTags.add("TPE2");
				break;
			case "trackNumber":
				{
					const string = metadata.tracksTotal !== void 0 ? `${value}/${metadata.tracksTotal}` : value.toString();
					this.writeId3V2TextFrame("TRCK", string);
					writtenTags.add("TRCK");
				}
				break;
			case "discNumber":
				{
					const string = metadata.discsTotal !== void 0 ? `${value}/${metadata.discsTotal}` : value.toString();
					this.writeId3V2TextFrame("TPOS", string);
					writtenTags.add("TPOS");
				}
				break;
			case "genre":
				this.writeId3V2TextFrame("TCON", value);
				writtenTags.add("TCON");
				break;
			case "date":
				this.writeId3V2TextFrame("TDRC", value.toISOString().slice(0, 10));
				writtenTags.add("TDRC");
				break;
			case "beatsPerMinute":
				this.writeId3V2TextFrame("TBPM", `${value}`);
				writtenTags.add("TBPM");
				break;
			case "lyrics":
				this.writeId3V2LyricsFrame(value);
				writtenTags.add("USLT");
				break;
			case "comment":
				this.writeId3V2CommentFrame(value);
				writtenTags.add("COMM");
				break;
			case "images":
				{
					const pictureTypeMap = {
						coverFront: 3,
						coverBack: 4,
						unknown: 0
					};
					for (const image of value) {
						const pictureType = pictureTypeMap[image.kind] ?? 0;
						const description = image.description ?? "";
						this.writeId3V2ApicFrame(image.mimeType, pictureType, description, image.data);
					}
				}
				break;
			case "tracksTotal":
			case "discsTotal": break;
			case "raw": break;
			default: assertNever(key);
		}
		if (metadata.raw) for (const key in metadata.raw) {
			const value = metadata.raw[key];
			if (value == null || key.length !== 4 || writtenTags.has(key)) continue;
			let bytes;
			if (typeof value === "string") {
				if (isIso88591Compatible(value)) {
					bytes = new Uint8Array(value.length + 2);
					bytes[0] = Id3V2TextEncoding.ISO_8859_1;
					for (let i = 0; i < value.length; i++) bytes[i + 1] = value.charCodeAt(i);
				} else {
					const encoded = textEncoder.encode(value);
					bytes = new Uint8Array(encoded.byteLength + 2);
					bytes[0] = Id3V2TextEncoding.UTF_8;
					bytes.set(encoded, 1);
				}
			} else if (value instanceof Uint8Array) bytes = value;
			else if (key === "TXXX" && isRecordStringString(value)) {
				for (const description in value) {
					const frameValue = value[description];
					const useIso88591 = isIso88591Compatible(description) && isIso88591Compatible(frameValue);
					const encodedDescription = useIso88591 ? null : textEncoder.encode(description);
					const encodedValue = useIso88591 ? null : textEncoder.encode(frameValue);
					const descriptionDataLength = useIso88591 ? description.length : encodedDescription.byteLength;
					const valueDataLength = useIso88591 ? frameValue.length : encodedValue.byteLength;
					const frameSize = 1 + descriptionDataLength + 1 + valueDataLength + 1;
					this.writeAscii("TXXX");
					this.writeSynchsafeU32(frameSize);
					this.writeU16(0);
					this.writeU8(useIso88591 ? Id3V2TextEncoding.ISO_8859_1 : Id3V2TextEncoding.UTF_8);
					if (useIso88591) {
						this.writeIsoString(description);
						this.writeIsoString(frameValue);
					} else {
						this.writer.write(encodedDescription);
						this.writeU8(0);
						this.writer.write(encodedValue);
						this.writeU8(0);
					}
				}
				continue;
			} else continue;
			this.writeAscii(key);
			this.writeSynchsafeU32(bytes.byteLength);
			this.writeU16(0);
			this.writer.write(bytes);
		}
		const framesEndPos = this.writer.getPos();
		const framesSize = framesEndPos - framesStartPos;
		this.writer.seek(tagStartPos + 6);
		this.writeSynchsafeU32(framesSize);
		this.writer.seek(framesEndPos);
		return framesSize + 10;
	}
	writeU8(value) {
		this.helper[0] = value;
		this.writer.write(this.helper.subarray(0, 1));
	}
	writeU16(value) {
		this.helperView.setUint16(0, value, false);
		this.writer.write(this.helper.subarray(0, 2));
	}
	writeU32(value) {
		this.helperView.setUint32(0, value, false);
		this.writer.write(this.helper.subarray(0, 4));
	}
	writeAscii(text) {
		for (let i = 0; i < text.length; i++) this.helper[i] = text.charCodeAt(i);
		this.writer.write(this.helper.subarray(0, text.length));
	}
	writeSynchsafeU32(value) {
		this.writeU32(encodeSynchsafe(value));
	}
	writeIsoString(text) {
		const bytes = new Uint8Array(text.length + 1);
		for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
		this.writer.write(bytes);
	}
	writeUtf8String(text) {
		const utf8Data = textEncoder.encode(text);
		this.writer.write(utf8Data);
		this.writeU8(0);
	}
	writeId3V2TextFrame(frameId, text) {
		const useIso88591 = isIso88591Compatible(text);
		const frameSize = 1 + (useIso88591 ? text.length : textEncoder.encode(text).byteLength) + 1;
		this.writeAscii(frameId);
		this.writeSynchsafeU32(frameSize);
		this.writeU16(0);
		this.writeU8(useIso88591 ? Id3V2TextEncoding.ISO_8859_1 : Id3V2TextEncoding.UTF_8);
		if (useIso88591) this.writeIsoString(text);
		else this.writeUtf8String(text);
	}
	writeId3V2LyricsFrame(lyrics) {
		const useIso88591 = isIso88591Compatible(lyrics);
		const shortDescription = "";
		const frameSize = 5 + lyrics.length + 1;
		this.writeAscii("USLT");
		this.writeSynchsafeU32(frameSize);
		this.writeU16(0);
		this.writeU8(useIso88591 ? Id3V2TextEncoding.ISO_8859_1 : Id3V2TextEncoding.UTF_8);
		this.writeAscii("und");
		if (useIso88591) {
			this.writeIsoString(shortDescription);
			this.writeIsoString(lyrics);
		} else {
			this.writeUtf8String(shortDescription);
			this.writeUtf8String(lyrics);
		}
	}
	writeId3V2CommentFrame(comment) {
		const useIso88591 = isIso88591Compatible(comment);
		const textDataLength = useIso88591 ? comment.length : textEncoder.encode(comment).byteLength;
		const shortDescription = "";
		const frameSize = 5 + textDataLength + 1;
		this.writeAscii("COMM");
		this.writeSynchsafeU32(frameSize);
		this.writeU16(0);
		this.writeU8(useIso88591 ? Id3V2TextEncoding.ISO_8859_1 : Id3V2TextEncoding.UTF_8);
		this.writeU8(117);
		this.writeU8(110);
		this.writeU8(100);
		if (useIso88591) {
			this.writeIsoString(shortDescription);
			this.writeIsoString(comment);
		} else {
			this.writeUtf8String(shortDescription);
			this.writeUtf8String(comment);
		}
	}
	writeId3V2ApicFrame(mimeType, pictureType, description, imageData) {
		const useIso88591 = isIso88591Compatible(mimeType) && isIso88591Compatible(description);
		const descriptionDataLength = useIso88591 ? description.length : textEncoder.encode(description).byteLength;
		const frameSize = 1 + mimeType.length + 1 + 1 + descriptionDataLength + 1 + imageData.byteLength;
		this.writeAscii("APIC");
		this.writeSynchsafeU32(frameSize);
		this.writeU16(0);
		this.writeU8(useIso88591 ? Id3V2TextEncoding.ISO_8859_1 : Id3V2TextEncoding.UTF_8);
		if (useIso88591) this.writeIsoString(mimeType);
		else this.writeUtf8String(mimeType);
		this.writeU8(pictureType);
		if (useIso88591) this.writeIsoString(description);
		else this.writeUtf8String(description);
		this.writer.write(imageData);
	}
};
// ../node_modules/mediabunny/dist/modules/src/muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Muxer = class {
	constructor(output) {
		this.mutex = new AsyncMutex();
		this.trackTimestampInfo = /* @__PURE__ */ new WeakMap();
		this.output = output;
	}
	onTrackClose(track) {}
	validateTimestamp(track, timestampInSeconds, isKeyPacket) {
		let timestampInfo = this.trackTimestampInfo.get(track);
		if (!timestampInfo) {
			if (!isKeyPacket) throw new Error("First packet must be a key packet.");
			timestampInfo = {
				maxTimestamp: timestampInSeconds,
				maxTimestampBeforeLastKeyPacket: null
			};
			this.trackTimestampInfo.set(track, timestampInfo);
		} else {
			if (isKeyPacket) timestampInfo.maxTimestampBeforeLastKeyPacket = timestampInfo.maxTimestamp;
			if (timestampInfo.maxTimestampBeforeLastKeyPacket !== null && timestampInSeconds < timestampInfo.maxTimestampBeforeLastKeyPacket) throw new Error(`Timestamps cannot be smaller than the largest timestamp of the previous GOP (a GOP begins with a key packet and ends right before the next key packet). Got ${timestampInSeconds}s, but largest timestamp is ${timestampInfo.maxTimestampBeforeLastKeyPacket}s.`);
			timestampInfo.maxTimestamp = Math.max(timestampInfo.maxTimestamp, timestampInSeconds);
		}
	}
};
// ../node_modules/mediabunny/dist/modules/src/subtitles.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const inlineTimestampRegex = /<(?:(\d{2}):)?(\d{2}):(\d{2}).(\d{3})>/g;
const timestampRegex = /(?:(\d{2}):)?(\d{2}):(\d{2}).(\d{3})/;
const parseSubtitleTimestamp = (string) => {
	const match = timestampRegex.exec(string);
	if (!match) throw new Error("Expected match.");
	return 36e5 * Number(match[1] || "0") + 6e4 * Number(match[2]) + 1e3 * Number(match[3]) + Number(match[4]);
};
const formatSubtitleTimestamp = (timestamp) => {
	const hours = Math.floor(timestamp / 36e5);
	const minutes = Math.floor(timestamp % 36e5 / 6e4);
	const seconds = Math.floor(timestamp % 6e4 / 1e3);
	const milliseconds = timestamp % 1e3;
	return hours.toString().padStart(2, "0") + ":" + minutes.toString().padStart(2, "0") + ":" + seconds.toString().padStart(2, "0") + "." + milliseconds.toString().padStart(3, "0");
};
// ../node_modules/mediabunny/dist/modules/src/isobmff/isobmff-boxes.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var IsobmffBoxWriter = class {
	constructor(writer) {
		this.writer = writer;
		this.helper = /* @__PURE__ */ new Uint8Array(8);
		this.helperView = new DataView(this.helper.buffer);
		/**
		* Stores the position from the start of the file to where boxes elements have been written. This is used to
		* rewrite/edit elements that were already added before, and to measure sizes of things.
		*/
		this.offsets = /* @__PURE__ */ new WeakMap();
	}
	writeU32(value) {
		this.helperView.setUint32(0, value, false);
		this.writer.write(this.helper.subarray(0, 4));
	}
	writeU64(value) {
		this.helperView.setUint32(0, Math.floor(value / 2 ** 32), false);
		this.helperView.setUint32(4, value, false);
		this.writer.write(this.helper.subarray(0, 8));
	}
	writeAscii(text) {
		for (let i = 0; i < text.length; i++) {
			this.helperView.setUint8(i % 8, text.charCodeAt(i));
			if (i % 8 === 7) this.writer.write(this.helper);
		}
		if (text.length % 8 !== 0) this.writer.write(this.helper.subarray(0, text.length % 8));
	}
	writeBox(box) {
		this.offsets.set(box, this.writer.getPos());
		if (box.contents && !box.children) {
			this.writeBoxHeader(box, box.size ?? box.contents.byteLength + 8);
			this.writer.write(box.contents);
		} else {
			const startPos = this.writer.getPos();
			this.writeBoxHeader(box, 0);
			if (box.contents) this.writer.write(box.contents);
			if (box.children) {
				for (const child of box.children) if (child) this.writeBox(child);
			}
			const endPos = this.writer.getPos();
			const size = box.size ?? endPos - startPos;
			this.writer.seek(startPos);
			this.writeBoxHeader(box, size);
			this.writer.seek(endPos);
		}
	}
	writeBoxHeader(box, size) {
		this.writeU32(box.largeSize ? 1 : size);
		this.writeAscii(box.type);
		if (box.largeSize) this.writeU64(size);
	}
	measureBoxHeader(box) {
		return 8 + (box.largeSize ? 8 : 0);
	}
	patchBox(box) {
		const boxOffset = this.offsets.get(box);
		assert(boxOffset !== void 0);
		const endPos = this.writer.getPos();
		this.writer.seek(boxOffset);
		this.writeBox(box);
		this.writer.seek(endPos);
	}
	measureBox(box) {
		if (box.contents && !box.children) return this.measureBoxHeader(box) + box.contents.byteLength;
		else {
			let result = this.measureBoxHeader(box);
			if (box.contents) result += box.contents.byteLength;
			if (box.children) {
				for (const child of box.children) if (child) result += this.measureBox(child);
			}
			return result;
		}
	}
};
const bytes = /* #__PURE__ */ new Uint8Array(8);
const view = /* #__PURE__ */ new DataView(bytes.buffer);
const u8 = (value) => {
	return [(value % 256 + 256) % 256];
};
const u16 = (value) => {
	view.setUint16(0, value, false);
	return [bytes[0], bytes[1]];
};
const i16 = (value) => {
	view.setInt16(0, value, false);
	return [bytes[0], bytes[1]];
};
const u24 = (value) => {
	view.setUint32(0, value, false);
	return [
		bytes[1],
		bytes[2],
		bytes[3]
	];
};
const u32 = (value) => {
	view.setUint32(0, value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3]
	];
};
const i32 = (value) => {
	view.setInt32(0, value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3]
	];
};
const u64 = (value) => {
	view.setUint32(0, Math.floor(value / 2 ** 32), false);
	view.setUint32(4, value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3],
		bytes[4],
		bytes[5],
		bytes[6],
		bytes[7]
	];
};
const i64 = (value) => {
	view.setInt32(0, Math.floor(value / 2 ** 32), false);
	view.setUint32(4, value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3],
		bytes[4],
		bytes[5],
		bytes[6],
		bytes[7]
	];
};
const fixed_8_8 = (value) => {
	view.setInt16(0, 256 * value, false);
	return [bytes[0], bytes[1]];
};
const fixed_16_16 = (value) => {
	view.setInt32(0, 2 ** 16 * value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3]
	];
};
const fixed_2_30 = (value) => {
	view.setInt32(0, 2 ** 30 * value, false);
	return [
		bytes[0],
		bytes[1],
		bytes[2],
		bytes[3]
	];
};
const variableUnsignedInt = (value, byteLength) => {
	const bytes = [];
	let remaining = value;
	do {
		let byte = remaining & 127;
		remaining >>= 7;
		if (bytes.length > 0) byte |= 128;
		bytes.push(byte);
		if (byteLength !== void 0) byteLength--;
	} while (remaining > 0 || byteLength);
	return bytes.reverse();
};
const ascii = (text, nullTerminated = false) => {
	const bytes = Array(text.length).fill(null).map((_, i) => text.charCodeAt(i));
	if (nullTerminated) bytes.push(0);
	return bytes;
};
const matrixToBytes = (matrix) => {
	return [
		fixed_16_16(matrix[0]),
		fixed_16_16(matrix[1]),
		fixed_2_30(matrix[2]),
		fixed_16_16(matrix[3]),
		fixed_16_16(matrix[4]),
		fixed_2_30(matrix[5]),
		fixed_16_16(matrix[6]),
		fixed_16_16(matrix[7]),
		fixed_2_30(matrix[8])
	];
};
const box = (type, contents, children) => ({
	type,
	contents: contents && new Uint8Array(contents.flat(10)),
	children
});
/** A FullBox always starts with a version byte, followed by three flag bytes. */
const fullBox = (type, version, flags, contents, children) => box(type, [
	u8(version),
	u24(flags),
	contents ?? []
], children);
/**
* File Type Compatibility Box: Allows the reader to determine whether this is a type of file that the
* reader understands.
*/
const ftyp = (details) => {
	const minorVersion = 512;
	if (details.isQuickTime) return box("ftyp", [
		ascii("qt  "),
		u32(minorVersion),
		ascii("qt  ")
	]);
	if (details.fragmented) {
		if (details.cmaf) return box("ftyp", [
			ascii("iso5"),
			u32(minorVersion),
			ascii("iso5"),
			ascii("iso6"),
			ascii("mp41"),
			ascii("cmfc"),
			ascii("dash")
		]);
		else return box("ftyp", [
			ascii("iso5"),
			u32(minorVersion),
			ascii("iso5"),
			ascii("iso6"),
			ascii("mp41")
		]);
	}
	return box("ftyp", [
		ascii("isom"),
		u32(minorVersion),
		ascii("isom"),
		details.holdsAvc ? ascii("avc1") : [],
		ascii("mp41")
	]);
};
/** Segment Type Box */
const styp = () => box("styp", [
	ascii("iso5"),
	u32(0),
	ascii("iso5"),
	ascii("iso6"),
	ascii("mp41"),
	ascii("cmfc"),
	ascii("dash")
]);
/** Segment Index Box */
const sidx = (muxer, referencedSize) => {
	const earliestPresentationTime = Math.max(0, muxer.minWrittenTimestamp);
	let duration = Math.max(0, muxer.maxWrittenEndTimestamp - earliestPresentationTime);
	if (!Number.isFinite(duration)) duration = 0;
	return fullBox("sidx", 1, 0, [
		u32(1),
		u32(GLOBAL_TIMESCALE),
		u64(intoTimescale(earliestPresentationTime, GLOBAL_TIMESCALE)),
		u64(0),
		u16(0),
		u16(1),
		u32(referencedSize & 2147483647),
		u32(intoTimescale(duration, GLOBAL_TIMESCALE)),
		u32(0)
	]);
};
/** Movie Sample Data Box. Contains the actual frames/samples of the media. */
const mdat = (reserveLargeSize) => ({
	type: "mdat",
	largeSize: reserveLargeSize
});
/** Free Space Box: A box that designates unused space in the movie data file. */
const free = (size) => ({
	type: "free",
	size
});
/**
* Movie Box: Used to specify the information that defines a movie - that is, the information that allows
* an application to interpret the sample data that is stored elsewhere.
*/
const moov = (muxer) => {
	return box("moov", void 0, [
		mvhd(muxer.creationTime, muxer.trackDatas),
		...muxer.trackDatas.map((x) => trak(x, muxer.creationTime)),
		muxer.isFragmented ? mvex(muxer.trackDatas) : null,
		udta(muxer)
	]);
};
/** Movie Header Box: Used to specify the characteristics of the entire movie, such as timescale and duration. */
const mvhd = (creationTime, trackDatas) => {
	const duration = Math.max(0, ...trackDatas.map((trackData) => Math.max(0, intoTimescale(presentationSpan(trackData), GLOBAL_TIMESCALE) + intoTimescale(trackData.startTimestampOffset ?? 0, GLOBAL_TIMESCALE))));
	const nextTrackId = Math.max(0, ...trackDatas.map((x) => x.track.id)) + 1;
	const needsU64 = !isU32(creationTime) || !isU32(duration);
	const u32OrU64 = needsU64 ? u64 : u32;
	return fullBox("mvhd", +needsU64, 0, [
		u32OrU64(creationTime),
		u32OrU64(creationTime),
		u32(GLOBAL_TIMESCALE),
		u32OrU64(duration),
		fixed_16_16(1),
		fixed_8_8(1),
		Array(10).fill(0),
		matrixToBytes(IDENTITY_MATRIX),
		Array(24).fill(0),
		u32(nextTrackId)
	]);
};
/**
* Track Box: Defines a single track of a movie. A movie may consist of one or more tracks. Each track is
* independent of the other tracks in the movie and carries its own temporal and spatial information. Each Track Box
* contains its associated Media Box.
*/
const trak = (trackData, creationTime) => {
	const trackMetadata = getTrackMetadata(trackData);
	const needsEditList = trackData.startTimestampOffset !== null && trackData.startTimestampOffset !== 0;
	return box("trak", void 0, [
		tkhd(trackData, creationTime),
		needsEditList ? edts(trackData) : null,
		mdia(trackData, creationTime),
		trackMetadata.name !== void 0 ? box("udta", void 0, [box("name", [...textEncoder.encode(trackMetadata.name)])]) : null
	]);
};
/** Track Header Box: Specifies the characteristics of a single track within a movie. */
const tkhd = (trackData, creationTime) => {
	const durationInGlobalTimescale = Math.max(0, intoTimescale(presentationSpan(trackData), GLOBAL_TIMESCALE) + intoTimescale(trackData.startTimestampOffset ?? 0, GLOBAL_TIMESCALE));
	const needsU64 = !isU32(creationTime) || !isU32(durationInGlobalTimescale);
	const u32OrU64 = needsU64 ? u64 : u32;
	let matrix;
	if (trackData.type === "video" && trackData.track.metadata.transformationMatrix) matrix = trackData.track.metadata.transformationMatrix;
	else if (trackData.type === "video") {
		const { rotation, flip } = trackData.track.metadata;
		const linear = multiplyMatrices(rotationMatrix(rotation ?? 0), scaleMatrix(flip ? -1 : 1, 1));
		matrix = centeredTransformationMatrix(linear, trackData.info.width, trackData.info.height);
	} else matrix = IDENTITY_MATRIX;
	let flags = 2;
	if (trackData.track.metadata.disposition?.default !== false) flags |= 1;
	const alternateGroup = trackData.type === "video" ? 0 : trackData.type === "audio" ? 1 : trackData.type === "subtitle" ? 2 : assertNever(trackData);
	return fullBox("tkhd", +needsU64, flags, [
		u32OrU64(creationTime),
		u32OrU64(creationTime),
		u32(trackData.track.id),
		u32(0),
		u32OrU64(durationInGlobalTimescale),
		Array(8).fill(0),
		u16(0),
		u16(alternateGroup),
		fixed_8_8(trackData.type === "audio" ? 1 : 0),
		u16(0),
		matrixToBytes(matrix),
		fixed_16_16(trackData.type === "video" ? trackData.info.width : 0),
		fixed_16_16(trackData.type === "video" ? trackData.info.height : 0)
	]);
};
/** Edit Box: Specifies edits to the track's media. */
const edts = (trackData) => {
	const offset = trackData.startTimestampOffset;
	assert(offset !== null);
	if (offset > 0) {
		const startOffset = intoTimescale(offset, GLOBAL_TIMESCALE);
		const mediaDuration = intoTimescale(presentationSpan(trackData), GLOBAL_TIMESCALE);
		const needs64Bits = !isU32(startOffset) || !isU32(mediaDuration);
		const u32OrU64 = needs64Bits ? u64 : u32;
		const i32OrI64 = needs64Bits ? i64 : i32;
		return box("edts", void 0, [fullBox("elst", needs64Bits ? 1 : 0, 0, [
			u32(2),
			u32OrU64(startOffset),
			i32OrI64(-1),
			fixed_16_16(1),
			u32OrU64(mediaDuration),
			i32OrI64(0),
			fixed_16_16(1)
		])]);
	} else {
		const mediaTime = intoTimescale(-offset, trackData.timescale);
		const mediaDuration = Math.max(0, intoTimescale(presentationSpan(trackData), GLOBAL_TIMESCALE) + intoTimescale(offset, GLOBAL_TIMESCALE));
		const needs64Bits = !isI32(mediaTime) || !isU32(mediaDuration);
		const u32OrU64 = needs64Bits ? u64 : u32;
		const i32OrI64 = needs64Bits ? i64 : i32;
		return box("edts", void 0, [fullBox("elst", needs64Bits ? 1 : 0, 0, [
			u32(1),
			u32OrU64(mediaDuration),
			i32OrI64(mediaTime),
			fixed_16_16(1)
		])]);
	}
};
/** Media Box: Describes and define a track's media type and sample data. */
const mdia = (trackData, creationTime) => box("mdia", void 0, [
	mdhd(trackData, creationTime),
	hdlr(true, TRACK_TYPE_TO_COMPONENT_SUBTYPE[trackData.type], TRACK_TYPE_TO_HANDLER_NAME[trackData.type]),
	minf(trackData)
]);
/** Media Header Box: Specifies the characteristics of a media, including timescale and duration. */
const mdhd = (trackData, creationTime) => {
	const localDuration = intoTimescale(presentationSpan(trackData), trackData.timescale);
	const needsU64 = !isU32(creationTime) || !isU32(localDuration);
	const u32OrU64 = needsU64 ? u64 : u32;
	return fullBox("mdhd", +needsU64, 0, [
		u32OrU64(creationTime),
		u32OrU64(creationTime),
		u32(trackData.timescale),
		u32OrU64(localDuration),
		u16(getLanguageCodeInt(trackData.track.metadata.languageCode ?? "und")),
		u16(0)
	]);
};
const TRACK_TYPE_TO_COMPONENT_SUBTYPE = {
	video: "vide",
	audio: "soun",
	subtitle: "text"
};
const TRACK_TYPE_TO_HANDLER_NAME = {
	video: "MediabunnyVideoHandler",
	audio: "MediabunnySoundHandler",
	subtitle: "MediabunnyTextHandler"
};
/** Handler Reference Box. */
const hdlr = (hasComponentType, handlerType, name, manufacturer = "\0\0\0\0") => fullBox("hdlr", 0, 0, [
	hasComponentType ? ascii("mhlr") : u32(0),
	ascii(handlerType),
	ascii(manufacturer),
	u32(0),
	u32(0),
	ascii(name, true)
]);
/**
* Media Information Box: Stores handler-specific information for a track's media data. The media handler uses this
* information to map from media time to media data and to process the media data.
*/
const minf = (trackData) => box("minf", void 0, [
	TRACK_TYPE_TO_HEADER_BOX[trackData.type](),
	dinf(),
	stbl(trackData)
]);
/** Video Media Information Header Box: Defines specific color and graphics mode information. */
const vmhd = () => fullBox("vmhd", 0, 1, [
	u16(0),
	u16(0),
	u16(0),
	u16(0)
]);
/** Sound Media Information Header Box: Stores the sound media's control information, such as balance. */
const smhd = () => fullBox("smhd", 0, 0, [u16(0), u16(0)]);
/** Null Media Header Box. */
const nmhd = () => fullBox("nmhd", 0, 0);
const TRACK_TYPE_TO_HEADER_BOX = {
	video: vmhd,
	audio: smhd,
	subtitle: nmhd
};
/**
* Data Information Box: Contains information specifying the data handler component that provides access to the
* media data. The data handler component uses the Data Information Box to interpret the media's data.
*/
const dinf = () => box("dinf", void 0, [dref()]);
/**
* Data Reference Box: Contains tabular data that instructs the data handler component how to access the media's data.
*/
const dref = () => fullBox("dref", 0, 0, [u32(1)], [url()]);
const url = () => fullBox("url ", 0, 1);
/**
* Sample Table Box: Contains information for converting from media time to sample number to sample location. This box
* also indicates how to interpret the sample (for example, whether to decompress the video data and, if so, how).
*/
const stbl = (trackData) => {
	const needsCtts = trackData.compositionTimeOffsetTable.length > 1 || trackData.compositionTimeOffsetTable.some((x) => x.sampleCompositionTimeOffset !== 0);
	return box("stbl", void 0, [
		stsd(trackData),
		stts(trackData),
		needsCtts ? ctts(trackData) : null,
		needsCtts ? cslg(trackData) : null,
		stsc(trackData),
		stsz(trackData),
		stco(trackData),
		stss(trackData)
	]);
};
/**
* Sample Description Box: Stores information that allows you to decode samples in the media. The data stored in the
* sample description varies, depending on the media type.
*/
const stsd = (trackData) => {
	let sampleDescription;
	if (trackData.type === "video") sampleDescription = videoSampleDescription(videoCodecToBoxName(trackData.track.source._codec, trackData.info.decoderConfig.codec), trackData);
	else if (trackData.type === "audio") {
		const boxName = audioCodecToBoxName(trackData.track.source._codec, trackData.info.decoderConfig.codec, trackData.muxer.isQuickTime);
		assert(boxName);
		sampleDescription = soundSampleDescription(boxName, trackData);
	} else if (trackData.type === "subtitle") sampleDescription = subtitleSampleDescription(SUBTITLE_CODEC_TO_BOX_NAME[trackData.track.source._codec], trackData);
	assert(sampleDescription);
	return fullBox("stsd", 0, 0, [u32(1)], [sampleDescription]);
};
/** Video Sample Description Box: Contains information that defines how to interpret video media data. */
const videoSampleDescription = (compressionType, trackData) => box(compressionType, [
	Array(6).fill(0),
	u16(1),
	u16(0),
	u16(0),
	Array(12).fill(0),
	u16(trackData.info.width),
	u16(trackData.info.height),
	u32(4718592),
	u32(4718592),
	u32(0),
	u16(1),
	u8(VERSIONED_NAME.length),
	ascii(VERSIONED_NAME),
	Array(31 - VERSIONED_NAME.length).fill(0),
	u16(trackData.info.hasAlphaChannel ? 32 : 24),
	i16(65535)
], [
	VIDEO_CODEC_TO_CONFIGURATION_BOX[trackData.track.source._codec]?.(trackData) ?? null,
	pasp(trackData),
	colorSpaceIsEmpty(trackData.info.decoderConfig.colorSpace) ? null : colr(trackData),
	btrt(trackData)
]);
/** Bit Rate Box: Signals the average and peak bitrate of the track. */
const btrt = (trackData) => {
	if (trackData.avgBitrate === 0 && trackData.maxBitrate === 0) return null;
	return box("btrt", [
		u32(0),
		u32(trackData.maxBitrate),
		u32(trackData.avgBitrate)
	]);
};
/** Pixel Aspect Ratio Box: Specifies pixel width:height spacing for non-square pixels. */
const pasp = (trackData) => {
	if (trackData.info.pixelAspectRatio.num === trackData.info.pixelAspectRatio.den) return null;
	return box("pasp", [u32(trackData.info.pixelAspectRatio.num), u32(trackData.info.pixelAspectRatio.den)]);
};
/** Colour Information Box: Specifies the color space of the video. */
const colr = (trackData) => {
	const colorSpace = trackData.info.decoderConfig.colorSpace;
	return box("colr", [
		ascii(trackData.muxer.isQuickTime ? "nclc" : "nclx"),
		u16(colorSpace?.primaries != null ? COLOR_PRIMARIES_MAP[colorSpace.primaries] : 2),
		u16(colorSpace?.transfer != null ? TRANSFER_CHARACTERISTICS_MAP[colorSpace.transfer] : 2),
		u16(colorSpace?.matrix != null ? MATRIX_COEFFICIENTS_MAP[colorSpace.matrix] : 2),
		trackData.muxer.isQuickTime ? [] : u8((colorSpace?.fullRange ? 1 : 0) << 7)
	]);
};
/** AVC Configuration Box: Provides additional information to the decoder. */
const avcC = (trackData) => trackData.info.decoderConfig && box("avcC", [...toUint8Array(trackData.info.decoderConfig.description)]);
/** HEVC Configuration Box: Provides additional information to the decoder. */
const hvcC = (trackData) => trackData.info.decoderConfig && box("hvcC", [...toUint8Array(trackData.info.decoderConfig.description)]);
/** VP Configuration Box: Provides additional information to the decoder. */
const vpcC = (trackData) => {
	if (!trackData.info.decoderConfig) return null;
	const decoderConfig = trackData.info.decoderConfig;
	const parts = decoderConfig.codec.split(".");
	const profile = Number(parts[1]);
	const level = Number(parts[2]);
	const bitDepth = Number(parts[3]);
	const chromaSubsampling = parts[4] ? Number(parts[4]) : 1;
	const videoFullRangeFlag = parts[8] ? Number(parts[8]) : Number(decoderConfig.colorSpace?.fullRange ?? 0);
	const thirdByte = (bitDepth << 4) + (chromaSubsampling << 1) + videoFullRangeFlag;
	const colourPrimaries = parts[5] ? Number(parts[5]) : decoderConfig.colorSpace?.primaries ? COLOR_PRIMARIES_MAP[decoderConfig.colorSpace.primaries] : 1;
	const transferCharacteristics = parts[6] ? Number(parts[6]) : decoderConfig.colorSpace?.transfer ? TRANSFER_CHARACTERISTICS_MAP[decoderConfig.colorSpace.transfer] : 1;
	const matrixCoefficients = parts[7] ? Number(parts[7]) : decoderConfig.colorSpace?.matrix ? MATRIX_COEFFICIENTS_MAP[decoderConfig.colorSpace.matrix] : 1;
	return fullBox("vpcC", 1, 0, [
		u8(profile),
		u8(level),
		u8(thirdByte),
		u8(colourPrimaries),
		u8(transferCharacteristics),
		u8(matrixCoefficients),
		u16(0)
	]);
};
/** AV1 Configuration Box: Provides additional information to the decoder. */
const av1C = (trackData) => {
	return box("av1C", generateAv1CodecConfigurationFromCodecString(trackData.info.decoderConfig.codec));
};
/** Sound Sample Description Box: Contains information that defines how to interpret sound media data. */
const soundSampleDescription = (compressionType, trackData) => {
	let version = 0;
	let contents;
	let sampleSizeInBits = 16;
	const isPcmCodec = PCM_AUDIO_CODECS.includes(trackData.track.source._codec);
	if (isPcmCodec) {
		const codec = trackData.track.source._codec;
		const { sampleSize } = parsePcmCodec(codec);
		sampleSizeInBits = 8 * sampleSize;
		if (sampleSizeInBits > 16) version = 1;
	}
	if (trackData.muxer.isQuickTime) version = 1;
	if (version === 0) contents = [
		Array(6).fill(0),
		u16(1),
		u16(version),
		u16(0),
		u32(0),
		u16(trackData.info.numberOfChannels),
		u16(sampleSizeInBits),
		u16(0),
		u16(0),
		u16(trackData.info.sampleRate < 2 ** 16 ? trackData.info.sampleRate : 0),
		u16(0)
	];
	else {
		const compressionId = isPcmCodec ? 0 : -2;
		contents = [
			Array(6).fill(0),
			u16(1),
			u16(version),
			u16(0),
			u32(0),
			u16(trackData.info.numberOfChannels),
			u16(Math.min(sampleSizeInBits, 16)),
			i16(compressionId),
			u16(0),
			u16(trackData.info.sampleRate < 2 ** 16 ? trackData.info.sampleRate : 0),
			u16(0),
			isPcmCodec ? [
				u32(1),
				u32(sampleSizeInBits / 8),
				u32(trackData.info.numberOfChannels * sampleSizeInBits / 8)
			] : [
				u32(0),
				u32(0),
				u32(0)
			],
			u32(2)
		];
	}
	return box(compressionType, contents, [audioCodecToConfigurationBox(trackData.track.source._codec, trackData.muxer.isQuickTime)?.(trackData) ?? null, btrt(trackData)]);
};
/** MPEG-4 Elementary Stream Descriptor Box. */
const esds = (trackData) => {
	let objectTypeIndication;
	switch (trackData.track.source._codec) {
		case "aac":
			objectTypeIndication = 64;
			break;
		case "mp3":
			objectTypeIndication = 107;
			break;
		case "vorbis":
			objectTypeIndication = 221;
			break;
		default: throw new Error(`Unhandled audio codec: ${trackData.track.source._codec}`);
	}
	let bytes = [
		...u8(objectTypeIndication),
		...u8(21),
		...u24(0),
		...u32(trackData.maxBitrate),
		...u32(trackData.avgBitrate)
	];
	if (trackData.info.decoderConfig.description) {
		const description = toUint8Array(trackData.info.decoderConfig.description);
		bytes = [
			...bytes,
			...u8(5),
			...variableUnsignedInt(description.byteLength),
			...description
		];
	}
	bytes = [
		...u16(1),
		...u8(0),
		...u8(4),
		...variableUnsignedInt(bytes.length),
		...bytes,
		...u8(6),
		...u8(1),
		...u8(2)
	];
	bytes = [
		...u8(3),
		...variableUnsignedInt(bytes.length),
		...bytes
	];
	return fullBox("esds", 0, 0, bytes);
};
const wave = (trackData) => {
	return box("wave", void 0, [
		frma(trackData),
		enda(trackData),
		box("\0\0\0\0")
	]);
};
const frma = (trackData) => {
	return box("frma", [ascii(audioCodecToBoxName(trackData.track.source._codec, trackData.info.decoderConfig.codec, trackData.muxer.isQuickTime))]);
};
const enda = (trackData) => {
	const { littleEndian } = parsePcmCodec(trackData.track.source._codec);
	return box("enda", [u16(+littleEndian)]);
};
/** Opus Specific Box. */
const dOps = (trackData) => {
	let outputChannelCount = trackData.info.numberOfChannels;
	let preSkip = 3840;
	let inputSampleRate = trackData.info.sampleRate;
	let outputGain = 0;
	let channelMappingFamily = 0;
	let channelMappingTable = /* @__PURE__ */ new Uint8Array(0);
	const description = trackData.info.decoderConfig?.description;
	if (description) {
		assert(description.byteLength >= 18);
		const bytes = toUint8Array(description);
		const header = parseOpusIdentificationHeader(bytes);
		outputChannelCount = header.outputChannelCount;
		preSkip = header.preSkip;
		inputSampleRate = header.inputSampleRate;
		outputGain = header.outputGain;
		channelMappingFamily = header.channelMappingFamily;
		if (header.channelMappingTable) channelMappingTable = header.channelMappingTable;
	}
	return box("dOps", [
		u8(0),
		u8(outputChannelCount),
		u16(preSkip),
		u32(inputSampleRate),
		i16(outputGain),
		u8(channelMappingFamily),
		...channelMappingTable
	]);
};
/** FLAC specific box. */
const dfLa = (trackData) => {
	const description = trackData.info.decoderConfig?.description;
	assert(description);
	const bytes = toUint8Array(description);
	return fullBox("dfLa", 0, 0, [...bytes.subarray(4)]);
};
/** PCM Configuration Box, ISO/IEC 23003-5. */
const pcmC = (trackData) => {
	const { littleEndian, sampleSize } = parsePcmCodec(trackData.track.source._codec);
	const formatFlags = +littleEndian;
	return fullBox("pcmC", 0, 0, [u8(formatFlags), u8(8 * sampleSize)]);
};
/** AC3SpecificBox */
const dac3 = (trackData) => {
	assert(trackData.info.primingPacket);
	const frameInfo = parseAc3SyncFrame(trackData.info.primingPacket.data);
	if (!frameInfo) throw new Error("Couldn't extract AC-3 frame info from the audio packet. Ensure the packets contain valid AC-3 sync frames (as specified in ETSI TS 102 366).");
	const bytes = /* @__PURE__ */ new Uint8Array(3);
	const bitstream = new Bitstream(bytes);
	bitstream.writeBits(2, frameInfo.fscod);
	bitstream.writeBits(5, frameInfo.bsid);
	bitstream.writeBits(3, frameInfo.bsmod);
	bitstream.writeBits(3, frameInfo.acmod);
	bitstream.writeBits(1, frameInfo.lfeon);
	bitstream.writeBits(5, frameInfo.bitRateCode);
	bitstream.writeBits(5, 0);
	return box("dac3", [...bytes]);
};
/** EC3SpecificBox */
const dec3 = (trackData) => {
	assert(trackData.info.primingPacket);
	const frameInfo = parseEac3SyncFrame(trackData.info.primingPacket.data);
	if (!frameInfo) throw new Error("Couldn't extract E-AC-3 frame info from the audio packet. Ensure the packets contain valid E-AC-3 sync frames (as specified in ETSI TS 102 366).");
	let totalBits = 16;
	for (const sub of frameInfo.substreams) {
		totalBits += 23;
		if (sub.numDepSub > 0) totalBits += 9;
		else totalBits += 1;
	}
	const size = Math.ceil(totalBits / 8);
	const bytes = new Uint8Array(size);
	const bitstream = new Bitstream(bytes);
	bitstream.writeBits(13, frameInfo.dataRate);
	bitstream.writeBits(3, frameInfo.substreams.length - 1);
	for (const sub of frameInfo.substreams) {
		bitstream.writeBits(2, sub.fscod);
		bitstream.writeBits(5, sub.bsid);
		bitstream.writeBits(1, 0);
		bitstream.writeBits(1, 0);
		bitstream.writeBits(3, sub.bsmod);
		bitstream.writeBits(3, sub.acmod);
		bitstream.writeBits(1, sub.lfeon);
		bitstream.writeBits(3, 0);
		bitstream.writeBits(4, sub.numDepSub);
		if (sub.numDepSub > 0) bitstream.writeBits(9, sub.chanLoc);
		else bitstream.writeBits(1, 0);
	}
	return box("dec3", [...bytes]);
};
/** DTSSpecificBox */
const ddts = (trackData) => {
	assert(trackData.info.primingPacket);
	const frameInfo = parseDtsFrame(trackData.info.primingPacket.data);
	if (!frameInfo) throw new Error("Couldn't extract DTS frame info from the audio packet. Ensure the packets contain valid DTS frames as specified in ETSI TS 102 114.");
	return box("ddts", [...buildDtsSpecificBox(frameInfo)]);
};
const subtitleSampleDescription = (compressionType, trackData) => box(compressionType, [Array(6).fill(0), u16(1)], [SUBTITLE_CODEC_TO_CONFIGURATION_BOX[trackData.track.source._codec](trackData), btrt(trackData)]);
const vttC = (trackData) => box("vttC", [...textEncoder.encode(trackData.info.config.description)]);
/**
* Time-To-Sample Box: Stores duration information for a media's samples, providing a mapping from a time in a media
* to the corresponding data sample. The table is compact, meaning that consecutive samples with the same time delta
* will be grouped.
*/
const stts = (trackData) => {
	return fullBox("stts", 0, 0, [u32(trackData.timeToSampleTable.length), trackData.timeToSampleTable.map((x) => [u32(x.sampleCount), u32(x.sampleDelta)])]);
};
/** Sync Sample Box: Identifies the key frames in the media, marking the random access points within a stream. */
const stss = (trackData) => {
	if (trackData.samples.every((x) => x.type === "key")) return null;
	const keySamples = [...trackData.samples.entries()].filter(([, sample]) => sample.type === "key");
	return fullBox("stss", 0, 0, [u32(keySamples.length), keySamples.map(([index]) => u32(index + 1))]);
};
/**
* Sample-To-Chunk Box: As samples are added to a media, they are collected into chunks that allow optimized data
* access. A chunk contains one or more samples. Chunks in a media may have different sizes, and the samples within a
* chunk may have different sizes. The Sample-To-Chunk Box stores chunk information for the samples in a media, stored
* in a compactly-coded fashion.
*/
const stsc = (trackData) => {
	return fullBox("stsc", 0, 0, [u32(trackData.compactlyCodedChunkTable.length), trackData.compactlyCodedChunkTable.map((x) => [
		u32(x.firstChunk),
		u32(x.samplesPerChunk),
		u32(1)
	])]);
};
/** Sample Size Box: Specifies the byte size of each sample in the media. */
const stsz = (trackData) => {
	if (trackData.type === "audio" && trackData.info.requiresPcmTransformation) {
		const { sampleSize } = parsePcmCodec(trackData.track.source._codec);
		return fullBox("stsz", 0, 0, [u32(sampleSize * trackData.info.numberOfChannels), u32(trackData.samples.reduce((acc, x) => acc + intoTimescale(x.duration, trackData.timescale), 0))]);
	}
	return fullBox("stsz", 0, 0, [
		u32(0),
		u32(trackData.samples.length),
		trackData.samples.map((x) => u32(x.size))
	]);
};
/** Chunk Offset Box: Identifies the location of each chunk of data in the media's data stream, relative to the file. */
const stco = (trackData) => {
	if (trackData.finalizedChunks.length > 0 && last(trackData.finalizedChunks).offset >= 2 ** 32) return fullBox("co64", 0, 0, [u32(trackData.finalizedChunks.length), trackData.finalizedChunks.map((x) => u64(x.offset))]);
	return fullBox("stco", 0, 0, [u32(trackData.finalizedChunks.length), trackData.finalizedChunks.map((x) => u32(x.offset))]);
};
/**
* Composition Time to Sample Box: Stores composition time offset information (PTS-DTS) for a
* media's samples. The table is compact, meaning that consecutive samples with the same time
* composition time offset will be grouped.
*/
const ctts = (trackData) => {
	return fullBox("ctts", 1, 0, [u32(trackData.compositionTimeOffsetTable.length), trackData.compositionTimeOffsetTable.map((x) => [u32(x.sampleCount), i32(x.sampleCompositionTimeOffset)])]);
};
/**
* Composition to Decode Box: Stores information about the composition and display times of the media samples.
*/
const cslg = (trackData) => {
	let leastDecodeToDisplayDelta = Infinity;
	let greatestDecodeToDisplayDelta = -Infinity;
	let compositionStartTime = Infinity;
	let compositionEndTime = -Infinity;
	assert(trackData.compositionTimeOffsetTable.length > 0);
	assert(trackData.samples.length > 0);
	for (let i = 0; i < trackData.compositionTimeOffsetTable.length; i++) {
		const entry = trackData.compositionTimeOffsetTable[i];
		leastDecodeToDisplayDelta = Math.min(leastDecodeToDisplayDelta, entry.sampleCompositionTimeOffset);
		greatestDecodeToDisplayDelta = Math.max(greatestDecodeToDisplayDelta, entry.sampleCompositionTimeOffset);
	}
	for (let i = 0; i < trackData.samples.length; i++) {
		const sample = trackData.samples[i];
		compositionStartTime = Math.min(compositionStartTime, intoTimescale(sample.timestamp, trackData.timescale));
		compositionEndTime = Math.max(compositionEndTime, intoTimescale(sample.timestamp + sample.duration, trackData.timescale));
	}
	const compositionToDtsShift = Math.max(-leastDecodeToDisplayDelta, 0);
	if (compositionEndTime >= 2 ** 31) return null;
	return fullBox("cslg", 0, 0, [
		i32(compositionToDtsShift),
		i32(leastDecodeToDisplayDelta),
		i32(greatestDecodeToDisplayDelta),
		i32(compositionStartTime),
		i32(compositionEndTime)
	]);
};
/**
* Movie Extends Box: This box signals to readers that the file is fragmented. Contains a single Track Extends Box
* for each track in the movie.
*/
const mvex = (trackDatas) => {
	return box("mvex", void 0, trackDatas.map(trex));
};
/** Track Extends Box: Contains the default values used by the movie fragments. */
const trex = (trackData) => {
	return fullBox("trex", 0, 0, [
		u32(trackData.track.id),
		u32(1),
		u32(0),
		u32(0),
		u32(0)
	]);
};
/**
* Movie Fragment Box: The movie fragments extend the presentation in time. They provide the information that would
* previously have been	in the Movie Box.
*/
const moof = (sequenceNumber, trackDatas) => {
	return box("moof", void 0, [mfhd(sequenceNumber), ...trackDatas.map(traf)]);
};
/** Movie Fragment Header Box: Contains a sequence number as a safety check. */
const mfhd = (sequenceNumber) => {
	return fullBox("mfhd", 0, 0, [u32(sequenceNumber)]);
};
const fragmentSampleFlags = (sample) => {
	let byte1 = 0;
	let byte2 = 0;
	const sampleIsDifferenceSample = sample.type === "delta";
	byte2 |= +sampleIsDifferenceSample;
	if (sampleIsDifferenceSample) byte1 |= 1;
	else byte1 |= 2;
	return byte1 << 24 | byte2 << 16 | 0;
};
/** Track Fragment Box */
const traf = (trackData) => {
	return box("traf", void 0, [
		tfhd(trackData),
		tfdt(trackData),
		trun(trackData)
	]);
};
/** Track Fragment Header Box: Provides a reference to the extended track, and flags. */
const tfhd = (trackData) => {
	assert(trackData.currentChunk);
	let tfFlags = 0;
	tfFlags |= 8;
	tfFlags |= 16;
	tfFlags |= 32;
	tfFlags |= 131072;
	const referenceSample = trackData.currentChunk.samples[1] ?? trackData.currentChunk.samples[0];
	const referenceSampleInfo = {
		duration: referenceSample.timescaleUnitsToNextSample,
		size: referenceSample.size,
		flags: fragmentSampleFlags(referenceSample)
	};
	return fullBox("tfhd", 0, tfFlags, [
		u32(trackData.track.id),
		u32(referenceSampleInfo.duration),
		u32(referenceSampleInfo.size),
		u32(referenceSampleInfo.flags)
	]);
};
/**
* Track Fragment Decode Time Box: Provides the absolute decode time of the first sample of the fragment. This is
* useful for performing random access on the media file.
*/
const tfdt = (trackData) => {
	assert(trackData.currentChunk);
	return fullBox("tfdt", 1, 0, [u64(intoTimescale(trackData.currentChunk.startTimestamp, trackData.timescale))]);
};
/** Track Run Box: Specifies a run of contiguous samples for a given track. */
const trun = (trackData) => {
	assert(trackData.currentChunk);
	const allSampleDurations = trackData.currentChunk.samples.map((x) => x.timescaleUnitsToNextSample);
	const allSampleSizes = trackData.currentChunk.samples.map((x) => x.size);
	const allSampleFlags = trackData.currentChunk.samples.map(fragmentSampleFlags);
	const allSampleCompositionTimeOffsets = trackData.currentChunk.samples.map((x) => intoTimescale(x.timestamp - x.decodeTimestamp, trackData.timescale));
	const uniqueSampleDurations = new Set(allSampleDurations);
	const uniqueSampleSizes = new Set(allSampleSizes);
	const uniqueSampleFlags = new Set(allSampleFlags);
	const uniqueSampleCompositionTimeOffsets = new Set(allSampleCompositionTimeOffsets);
	const firstSampleFlagsPresent = uniqueSampleFlags.size === 2 && allSampleFlags[0] !== allSampleFlags[1];
	const sampleDurationPresent = uniqueSampleDurations.size > 1;
	const sampleSizePresent = uniqueSampleSizes.size > 1;
	const sampleFlagsPresent = !firstSampleFlagsPresent && uniqueSampleFlags.size > 1;
	const sampleCompositionTimeOffsetsPresent = uniqueSampleCompositionTimeOffsets.size > 1 || [...uniqueSampleCompositionTimeOffsets].some((x) => x !== 0);
	let flags = 0;
	flags |= 1;
	flags |= 4 * +firstSampleFlagsPresent;
	flags |= 256 * +sampleDurationPresent;
	flags |= 512 * +sampleSizePresent;
	flags |= 1024 * +sampleFlagsPresent;
	flags |= 2048 * +sampleCompositionTimeOffsetsPresent;
	return fullBox("trun", 1, flags, [
		u32(trackData.currentChunk.samples.length),
		u32(trackData.currentChunk.offset - trackData.currentChunk.moofOffset || 0),
		firstSampleFlagsPresent ? u32(allSampleFlags[0]) : [],
		trackData.currentChunk.samples.map((_, i) => [
			sampleDurationPresent ? u32(allSampleDurations[i]) : [],
			sampleSizePresent ? u32(allSampleSizes[i]) : [],
			sampleFlagsPresent ? u32(allSampleFlags[i]) : [],
			sampleCompositionTimeOffsetsPresent ? i32(allSampleCompositionTimeOffsets[i]) : []
		])
	]);
};
/**
* Movie Fragment Random Access Box: For each track, provides pointers to sync samples within the file
* for random access.
*/
const mfra = (trackDatas) => {
	return box("mfra", void 0, [...trackDatas.map(tfra), mfro()]);
};
/** Track Fragment Random Access Box: Provides pointers to sync samples within the file for random access. */
const tfra = (trackData) => {
	return fullBox("tfra", 1, 0, [
		u32(trackData.track.id),
		u32(63),
		u32(trackData.finalizedChunks.length),
		trackData.finalizedChunks.map((chunk) => [
			u64(intoTimescale(chunk.samples[0].timestamp, trackData.timescale)),
			u64(chunk.moofOffset),
			u32(chunk.trafIndex + 1),
			u32(1),
			u32(1)
		])
	]);
};
/**
* Movie Fragment Random Access Offset Box: Provides the size of the enclosing mfra box. This box can be used by readers
* to quickly locate the mfra box by searching from the end of the file.
*/
const mfro = () => {
	return fullBox("mfro", 0, 0, [u32(0)]);
};
/** VTT Empty Cue Box */
const vtte = () => box("vtte");
/** VTT Cue Box */
const vttc = (payload, timestamp, identifier, settings, sourceId) => box("vttc", void 0, [
	sourceId !== null ? box("vsid", [i32(sourceId)]) : null,
	identifier !== null ? box("iden", [...textEncoder.encode(identifier)]) : null,
	timestamp !== null ? box("ctim", [...textEncoder.encode(formatSubtitleTimestamp(timestamp))]) : null,
	settings !== null ? box("sttg", [...textEncoder.encode(settings)]) : null,
	box("payl", [...textEncoder.encode(payload)])
]);
/** VTT Additional Text Box */
const vtta = (notes) => box("vtta", [...textEncoder.encode(notes)]);
/** User Data Box */
const udta = (muxer) => {
	const boxes = [];
	const metadataFormat = muxer.format._options.metadataFormat ?? "auto";
	const metadataTags = muxer.output._metadataTags;
	if (metadataFormat === "mdir" || metadataFormat === "auto" && !muxer.isQuickTime) {
		const metaBox = metaMdir(metadataTags);
		if (metaBox) boxes.push(metaBox);
	} else if (metadataFormat === "mdta") {
		const metaBox = metaMdta(metadataTags);
		if (metaBox) boxes.push(metaBox);
	} else if (metadataFormat === "udta" || metadataFormat === "auto" && muxer.isQuickTime) addQuickTimeMetadataTagBoxes(boxes, muxer.output._metadataTags);
	if (boxes.length === 0) return null;
	return box("udta", void 0, boxes);
};
const addQuickTimeMetadataTagBoxes = (boxes, tags) => {
	for (const { key, value } of keyValueIterator(tags)) switch (key) {
		case "title":
			boxes.push(metadataTagStringBoxShort("©nam", value));
			break;
		case "description":
			boxes.push(metadataTagStringBoxShort("©des", value));
			break;
		case "artist":
			boxes.push(metadataTagStringBoxShort("©ART", value));
			break;
		case "album":
			boxes.push(metadataTagStringBoxShort("©alb", value));
			break;
		case "albumArtist":
			boxes.push(metadataTagStringBoxShort("albr", value));
			break;
		case "genre":
			boxes.push(metadataTagStringBoxShort("©gen", value));
			break;
		case "date":
			boxes.push(metadataTagStringBoxShort("©day", value.toISOString().slice(0, 10)));
			break;
		case "comment":
			boxes.push(metadataTagStringBoxShort("©cmt", value));
			break;
		case "lyrics":
			boxes.push(metadataTagStringBoxShort("©lyr", value));
			break;
		case "raw": break;
		case "discNumber":
		case "discsTotal":
		case "trackNumber":
		case "tracksTotal":
		case "beatsPerMinute":
		case "images": break;
		default: assertNever(key);
	}
	if (tags.raw) for (const key in tags.raw) {
		const value = tags.raw[key];
		if (value == null || key.length !== 4 || boxes.some((x) => x.type === key)) continue;
		if (typeof value === "string") boxes.push(metadataTagStringBoxShort(key, value));
		else if (value instanceof Uint8Array) boxes.push(box(key, Array.from(value)));
	}
};
const metadataTagStringBoxShort = (name, value) => {
	const encoded = textEncoder.encode(value);
	return box(name, [
		u16(encoded.length),
		u16(getLanguageCodeInt("und")),
		Array.from(encoded)
	]);
};
const DATA_BOX_MIME_TYPE_MAP = {
	"image/jpeg": 13,
	"image/png": 14,
	"image/bmp": 27
};
/**
* Generates key-value metadata for inclusion in the "meta" box.
*/
const generateMetadataPairs = (tags, isMdta) => {
	const pairs = [];
	for (const { key, value } of keyValueIterator(tags)) switch (key) {
		case "title":
			pairs.push({
				key: isMdta ? "title" : "©nam",
				value: dataStringBoxLong(value)
			});
			break;
		case "description":
			pairs.push({
				key: isMdta ? "description" : "©des",
				value: dataStringBoxLong(value)
			});
			break;
		case "artist":
			pairs.push({
				key: isMdta ? "artist" : "©ART",
				value: dataStringBoxLong(value)
			});
			break;
		case "album":
			pairs.push({
				key: isMdta ? "album" : "©alb",
				value: dataStringBoxLong(value)
			});
			break;
		case "albumArtist":
			pairs.push({
				key: isMdta ? "album_artist" : "aART",
				value: dataStringBoxLong(value)
			});
			break;
		case "comment":
			pairs.push({
				key: isMdta ? "comment" : "©cmt",
				value: dataStringBoxLong(value)
			});
			break;
		case "genre":
			pairs.push({
				key: isMdta ? "genre" : "©gen",
				value: dataStringBoxLong(value)
			});
			break;
		case "beatsPerMinute":
			if (!isMdta) pairs.push({
				key: "tmpo",
				value: box("data", [
					u32(21),
					u32(0),
					u16(value)
				])
			});
			break;
		case "lyrics":
			pairs.push({
				key: isMdta ? "lyrics" : "©lyr",
				value: dataStringBoxLong(value)
			});
			break;
		case "date":
			pairs.push({
				key: isMdta ? "date" : "©day",
				value: dataStringBoxLong(value.toISOString().slice(0, 10))
			});
			break;
		case "images":
			for (const image of value) {
				if (image.kind !== "coverFront") continue;
				pairs.push({
					key: "covr",
					value: box("data", [
						u32(DATA_BOX_MIME_TYPE_MAP[image.mimeType] ?? 0),
						u32(0),
						Array.from(image.data)
					])
				});
			}
			break;
		case "trackNumber":
			if (isMdta) {
				const string = tags.tracksTotal !== void 0 ? `${value}/${tags.tracksTotal}` : value.toString();
				pairs.push({
					key: "track",
					value: dataStringBoxLong(string)
				});
			} else pairs.push({
				key: "trkn",
				value: box("data", [
					u32(0),
					u32(0),
					u16(0),
					u16(value),
					u16(tags.tracksTotal ?? 0),
					u16(0)
				])
			});
			break;
		case "discNumber":
			if (!isMdta) pairs.push({
				key: "disc",
				value: box("data", [
					u32(0),
					u32(0),
					u16(0),
					u16(value),
					u16(tags.discsTotal ?? 0),
					u16(0)
				])
			});
			break;
		case "tracksTotal":
		case "discsTotal": break;
		case "raw": break;
		default: assertNever(key);
	}
	if (tags.raw) for (const key in tags.raw) {
		const value = tags.raw[key];
		if (value == null || !isMdta && key.length !== 4 || pairs.some((x) => x.key === key)) continue;
		if (typeof value === "string") pairs.push({
			key,
			value: dataStringBoxLong(value)
		});
		else if (value instanceof Uint8Array) pairs.push({
			key,
			value: box("data", [
				u32(0),
				u32(0),
				Array.from(value)
			])
		});
		else if (value instanceof RichImageData) pairs.push({
			key,
			value: box("data", [
				u32(DATA_BOX_MIME_TYPE_MAP[value.mimeType] ?? 0),
				u32(0),
				Array.from(value.data)
			])
		});
	}
	return pairs;
};
/** Metadata Box (mdir format) */
const metaMdir = (tags) => {
	const pairs = generateMetadataPairs(tags, false);
	if (pairs.length === 0) return null;
	return fullBox("meta", 0, 0, void 0, [hdlr(false, "mdir", "", "appl"), box("ilst", void 0, pairs.map((pair) => box(pair.key, void 0, [pair.value])))]);
};
/** Metadata Box (mdta format with keys box) */
const metaMdta = (tags) => {
	const pairs = generateMetadataPairs(tags, true);
	if (pairs.length === 0) return null;
	return box("meta", void 0, [
		hdlr(false, "mdta", ""),
		fullBox("keys", 0, 0, [u32(pairs.length)], pairs.map((pair) => box("mdta", [...textEncoder.encode(pair.key)]))),
		box("ilst", void 0, pairs.map((pair, i) => {
			const boxName = String.fromCharCode(...u32(i + 1));
			return box(boxName, void 0, [pair.value]);
		}))
	]);
};
const dataStringBoxLong = (value) => {
	return box("data", [
		u32(1),
		u32(0),
		...textEncoder.encode(value)
	]);
};
const videoCodecToBoxName = (codec, fullCodecString) => {
	switch (codec) {
		case "avc": return fullCodecString.startsWith("avc3") ? "avc3" : "avc1";
		case "hevc": return "hvc1";
		case "vp8": return "vp08";
		case "vp9": return "vp09";
		case "av1": return "av01";
		case "prores": return fullCodecString;
	}
};
const VIDEO_CODEC_TO_CONFIGURATION_BOX = {
	avc: avcC,
	hevc: hvcC,
	vp8: vpcC,
	vp9: vpcC,
	av1: av1C,
	prores: null
};
const audioCodecToBoxName = (codec, fullCodecString, isQuickTime) => {
	switch (codec) {
		case "aac": return "mp4a";
		case "mp3": return "mp4a";
		case "opus": return "Opus";
		case "vorbis": return "mp4a";
		case "flac": return "fLaC";
		case "ulaw": return "ulaw";
		case "alaw": return "alaw";
		case "pcm-u8": return "raw ";
		case "pcm-s8": return "sowt";
		case "ac3": return "ac-3";
		case "eac3": return "ec-3";
		case "dts": return fullCodecString;
	}
	if (isQuickTime) switch (codec) {
		case "pcm-s16": return "sowt";
		case "pcm-s16be": return "twos";
		case "pcm-s24": return "in24";
		case "pcm-s24be": return "in24";
		case "pcm-s32": return "in32";
		case "pcm-s32be": return "in32";
		case "pcm-f32": return "fl32";
		case "pcm-f32be": return "fl32";
		case "pcm-f64": return "fl64";
		case "pcm-f64be": return "fl64";
	}
	else switch (codec) {
		case "pcm-s16": return "ipcm";
		case "pcm-s16be": return "ipcm";
		case "pcm-s24": return "ipcm";
		case "pcm-s24be": return "ipcm";
		case "pcm-s32": return "ipcm";
		case "pcm-s32be": return "ipcm";
		case "pcm-f32": return "fpcm";
		case "pcm-f32be": return "fpcm";
		case "pcm-f64": return "fpcm";
		case "pcm-f64be": return "fpcm";
	}
};
const audioCodecToConfigurationBox = (codec, isQuickTime) => {
	switch (codec) {
		case "aac": return esds;
		case "mp3": return esds;
		case "opus": return dOps;
		case "vorbis": return esds;
		case "flac": return dfLa;
		case "ac3": return dac3;
		case "eac3": return dec3;
		case "dts": return ddts;
	}
	if (isQuickTime) switch (codec) {
		case "pcm-s24": return wave;
		case "pcm-s24be": return wave;
		case "pcm-s32": return wave;
		case "pcm-s32be": return wave;
		case "pcm-f32": return wave;
		case "pcm-f32be": return wave;
		case "pcm-f64": return wave;
		case "pcm-f64be": return wave;
	}
	else switch (codec) {
		case "pcm-s16": return pcmC;
		case "pcm-s16be": return pcmC;
		case "pcm-s24": return pcmC;
		case "pcm-s24be": return pcmC;
		case "pcm-s32": return pcmC;
		case "pcm-s32be": return pcmC;
		case "pcm-f32": return pcmC;
		case "pcm-f32be": return pcmC;
		case "pcm-f64": return pcmC;
		case "pcm-f64be": return pcmC;
	}
	return null;
};
const SUBTITLE_CODEC_TO_BOX_NAME = { webvtt: "wvtt" };
const SUBTITLE_CODEC_TO_CONFIGURATION_BOX = { webvtt: vttC };
const getLanguageCodeInt = (code) => {
	assert(code.length === 3);
	let language = 0;
	for (let i = 0; i < 3; i++) {
		language <<= 5;
		language += code.charCodeAt(i) - 96;
	}
	return language;
};
// ../node_modules/mediabunny/dist/modules/src/writer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Writer = class {
	constructor(target, isMonotonic) {
		this.finalized = false;
		this.started = false;
		this.pos = 0;
		this.trackedWrites = null;
		this.trackedStart = -1;
		this.trackedEnd = -1;
		if (target._writerAcquired) throw new Error("Can't have multiple Writers for the same Target.");
		this.target = target;
		target._setMonotonicity(isMonotonic);
		target._writerAcquired = true;
	}
	start() {
		assert(!this.started);
		this.target._start();
		this.started = true;
	}
	/** Writes the given data to the target, at the current position. */
	write(data) {
		assert(this.started && !this.finalized);
		this.maybeTrackWrites(data);
		this.target._write(data, this.pos);
		this.pos += data.byteLength;
	}
	/** Sets the current position for future writes to a new one. */
	seek(newPos) {
		this.pos = newPos;
	}
	/** Returns the current position. */
	getPos() {
		return this.pos;
	}
	/** Signals to the writer that it may be time to flush. */
	async flush() {
		assert(this.started && !this.finalized);
		return this.target._flush();
	}
	/** Called after muxing has finished. */
	async finalize() {
		assert(this.started && !this.finalized);
		await this.target._finalize();
		this.finalized = true;
	}
	maybeTrackWrites(data) {
		if (!this.trackedWrites) return;
		let pos = this.getPos();
		if (pos < this.trackedStart) {
			if (pos + data.byteLength <= this.trackedStart) return;
			data = data.subarray(this.trackedStart - pos);
			pos = 0;
		}
		const neededSize = pos + data.byteLength - this.trackedStart;
		let newLength = this.trackedWrites.byteLength;
		while (newLength < neededSize) newLength *= 2;
		if (newLength !== this.trackedWrites.byteLength) {
			const copy = new Uint8Array(newLength);
			copy.set(this.trackedWrites, 0);
			this.trackedWrites = copy;
		}
		this.trackedWrites.set(data, pos - this.trackedStart);
		this.trackedEnd = Math.max(this.trackedEnd, pos + data.byteLength);
	}
	startTrackingWrites() {
		this.trackedWrites = /* @__PURE__ */ new Uint8Array(1024);
		this.trackedStart = this.getPos();
		this.trackedEnd = this.trackedStart;
	}
	stopTrackingWrites() {
		if (!this.trackedWrites) throw new Error("Internal error: Can't get tracked writes since nothing was tracked.");
		const result = {
			data: this.trackedWrites.subarray(0, this.trackedEnd - this.trackedStart),
			start: this.trackedStart,
			end: this.trackedEnd
		};
		this.trackedWrites = null;
		return result;
	}
};
// ../node_modules/mediabunny/dist/modules/src/target.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Base class for targets, specifying where output files are written.
* @group Output targets
* @public
*/
var Target = class extends EventEmitter {
	constructor() {
		super(...arguments);
		/** @internal */
		this._writerAcquired = false;
		/** @internal */
		this._monotonicity = null;
		/**
		* Called each time data is written to the target. Will be called with the byte range into which data was written.
		*
		* Use this callback to track the size of the output file as it grows. But be warned, this function is chatty and
		* gets called *extremely* often.
		*
		* @deprecated Use `target.on('write', ({ start, end }) => ...)` instead.
		*/
		this.onwrite = null;
	}
	/** @internal */
	_setMonotonicity(monotonicity) {
		if (this._monotonicity !== false) this._monotonicity = monotonicity;
	}
	/** @internal */
	_dispatchWrite(start, end) {
		this.onwrite?.(start, end);
		this._emit("write", {
			start,
			end
		});
	}
	/**
	* Returns a new {@link RangedTarget} that writes data to this target using the given offset.
	*
	* Useful for writing a file into a section of a larger file.
	*/
	slice(offset) {
		if (!Number.isInteger(offset) || offset < 0) throw new TypeError("offset must be a non-negative integer.");
		return new RangedTarget(this, offset);
	}
};
const ARRAY_BUFFER_INITIAL_SIZE = 2 ** 16;
const ARRAY_BUFFER_MAX_SIZE = 2 ** 32;
/**
* A target that writes data directly into an ArrayBuffer in memory. Great for performance, but not suitable for very
* large files. The buffer will be available once the output has been finalized.
* @group Output targets
* @public
*/
var BufferTarget = class extends Target {
	/** Creates a new {@link BufferTarget}. The buffer holding the data will be created and managed internally. */
	constructor(options = {}) {
		super();
		/** Stores the final output buffer. Until the output is finalized, this will be `null`. */
		this.buffer = null;
		/** @internal */
		this._maxPos = 0;
		if (!options || typeof options !== "object") throw new TypeError("BufferTarget options, when provided, must be an object.");
		if (options.onFinalize !== void 0 && typeof options.onFinalize !== "function") throw new TypeError("options.onFinalize, when provided, must be a function.");
		this._options = options;
		this._supportsResize = "resize" in /* @__PURE__ */ new ArrayBuffer(0);
		if (this._supportsResize) try {
			this._buffer = new ArrayBuffer(ARRAY_BUFFER_INITIAL_SIZE, { maxByteLength: ARRAY_BUFFER_MAX_SIZE });
		} catch {
			this._buffer = new ArrayBuffer(ARRAY_BUFFER_INITIAL_SIZE);
			this._supportsResize = false;
		}
		else this._buffer = new ArrayBuffer(ARRAY_BUFFER_INITIAL_SIZE);
		this._bytes = new Uint8Array(this._buffer);
	}
	/** @internal */
	_ensureSize(size) {
		let newLength = this._buffer.byteLength;
		while (newLength < size) newLength *= 2;
		if (newLength === this._buffer.byteLength) return;
		if (newLength > ARRAY_BUFFER_MAX_SIZE) throw new Error(`ArrayBuffer exceeded maximum size of ${ARRAY_BUFFER_MAX_SIZE} bytes. Please consider using another target.`);
		if (this._supportsResize) this._buffer.resize(newLength);
		else {
			const newBuffer = new ArrayBuffer(newLength);
			const newBytes = new Uint8Array(newBuffer);
			newBytes.set(this._bytes, 0);
			this._buffer = newBuffer;
			this._bytes = newBytes;
		}
	}
	/** @internal */
	_start() {}
	/** @internal */
	_write(data, pos) {
		this._ensureSize(pos + data.byteLength);
		this._bytes.set(data, pos);
		this._maxPos = Math.max(this._maxPos, pos + data.byteLength);
		this._dispatchWrite(pos, pos + data.byteLength);
	}
	/** @internal */
	async _flush() {}
	/** @internal */
	async _finalize() {
		this.buffer = this._buffer.slice(0, this._maxPos);
		if (this._options.onFinalize) await this._options.onFinalize(this.buffer);
		this._emit("finalized");
	}
	/** @internal */
	async _close() {}
	/** @internal */
	_getSlice(start, end) {
		return this._bytes.slice(start, end);
	}
};
/**
* A target that writes to a subrange (defined by an offset) of another, underlying target. Useful for writing a file
* into a section of a larger file.
* @group Output targets
* @public
*/
var RangedTarget = class extends Target {
	/** @internal */
	constructor(baseTarget, offset) {
		super();
		this._baseTarget = baseTarget;
		this._offset = offset;
	}
	/** @internal */
	_start() {}
	/** @internal */
	_write(data, pos) {
		this._baseTarget._write(data, this._offset + pos);
		this._dispatchWrite(pos, pos + data.byteLength);
	}
	/** @internal */
	_flush() {
		return this._baseTarget._flush();
	}
	/** @internal */
	async _finalize() {
		this._emit("finalized");
	}
	/** @internal */
	async _close() {}
	/** @internal */
	_setMonotonicity(monotonicity) {
		super._setMonotonicity(monotonicity);
		this._baseTarget._setMonotonicity(monotonicity);
	}
};
/**
* A special target for writing multi-file media where each file is uniquely identified by a path.
* @group Output targets
* @public
*/
var PathedTarget = class {
	/** Creates a new {@link PathedTarget} from a root path and a callback. */
	constructor(rootPath, getTarget) {
		this.rootPath = rootPath;
		this.getTarget = getTarget;
		if (typeof rootPath !== "string") throw new TypeError("rootPath must be a string.");
		if (typeof getTarget !== "function") throw new TypeError("getTarget must be a function.");
	}
};
// ../node_modules/mediabunny/dist/modules/src/isobmff/isobmff-muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const GLOBAL_TIMESCALE = 57600;
const TIMESTAMP_OFFSET = 2082844800;
const getTrackMetadata = (trackData) => {
	const metadata = {};
	const track = trackData.track;
	if (track.metadata.name !== void 0) metadata.name = track.metadata.name;
	return metadata;
};
const intoTimescale = (timeInSeconds, timescale, round = true) => {
	const value = timeInSeconds * timescale;
	return round ? Math.round(value) : value;
};
const presentationSpan = (trackData) => {
	if (trackData.samples.length === 0) return 0;
	let minTimestamp = Infinity;
	let maxEndTimestamp = -Infinity;
	for (let i = 0; i < trackData.samples.length; i++) {
		const sample = trackData.samples[i];
		if (sample.timestamp < minTimestamp) minTimestamp = sample.timestamp;
		if (sample.timestamp + sample.duration > maxEndTimestamp) maxEndTimestamp = sample.timestamp + sample.duration;
	}
	if (minTimestamp === Infinity) return 0;
	return maxEndTimestamp - minTimestamp;
};
var IsobmffMuxer = class extends Muxer {
	constructor(output, format) {
		super(output);
		this.writer = null;
		this.boxWriter = null;
		this.initWriter = null;
		this.initBoxWriter = null;
		this.auxTarget = new BufferTarget();
		this.auxWriter = new Writer(this.auxTarget, false);
		this.auxBoxWriter = new IsobmffBoxWriter(this.auxWriter);
		this.mdat = null;
		this.ftypSize = null;
		this.trackDatas = [];
		this.allTracksKnown = promiseWithResolvers();
		this.creationTime = Math.floor(Date.now() / 1e3) + TIMESTAMP_OFFSET;
		this.finalizedChunks = [];
		this.wroteFragmentedHeader = false;
		this.nextFragmentNumber = 1;
		this.maxWrittenTimestamp = -Infinity;
		this.minWrittenTimestamp = Infinity;
		this.maxWrittenEndTimestamp = -Infinity;
		this.segmentHeaderSize = null;
		this.format = format;
		this.formatOptions = { ...format._options };
		this.isQuickTime = format instanceof MovOutputFormat;
		this.isCmaf = format instanceof CmafOutputFormat;
		this.minimumFragmentDuration = this.formatOptions.minimumFragmentDuration ?? (format instanceof CmafOutputFormat ? Infinity : 1);
		this.auxWriter.start();
	}
	async start() {
		const release = await this.mutex.acquire();
		if (!this.isCmaf) {
			this.writer = await this.output._getRootWriter((target) => this.formatOptions.fastStart !== void 0 ? this.formatOptions.fastStart === "fragmented" : target instanceof BufferTarget);
			this.boxWriter = new IsobmffBoxWriter(this.writer);
			this.fastStart = this.formatOptions.fastStart ?? (this.writer.target instanceof BufferTarget ? "in-memory" : false);
			this.isFragmented = this.fastStart === "fragmented";
		} else {
			this.fastStart = "fragmented";
			this.isFragmented = true;
		}
		if (this.isCmaf) {
			if (!this.output._hasInitTarget()) throw new Error("CMAF outputs require the initTarget field in OutputOptions to be set; the init segment will be written to it.");
			const initWriter = new Writer(await this.output._getInitTarget(), true);
			initWriter.start();
			this.initWriter = initWriter;
			this.initBoxWriter = new IsobmffBoxWriter(initWriter);
		}
		const holdsAvc = this.output.tracks.some((x) => x.isVideoTrack() && x.source._codec === "avc");
		{
			const boxWriter = this.initBoxWriter ?? this.boxWriter;
			assert(boxWriter);
			if (this.formatOptions.onFtyp) boxWriter.writer.startTrackingWrites();
			boxWriter.writeBox(ftyp({
				isQuickTime: this.isQuickTime,
				holdsAvc,
				fragmented: this.isFragmented,
				cmaf: this.isCmaf
			}));
			if (this.formatOptions.onFtyp) {
				const { data, start } = boxWriter.writer.stopTrackingWrites();
				this.formatOptions.onFtyp(data, start);
			}
			this.ftypSize = boxWriter.writer.getPos();
			if (this.isCmaf) await this.initWriter.flush();
		}
		if (this.fastStart === "in-memory") {} else if (this.fastStart === "reserve") {
			for (const track of this.output.tracks) if (track.metadata.maximumPacketCount === void 0) throw new Error("All tracks must specify maximumPacketCount in their metadata when using fastStart: 'reserve'.");
		} else if (this.isFragmented) {} else {
			assert(this.writer);
			assert(this.boxWriter);
			if (this.formatOptions.onMdat) this.writer.startTrackingWrites();
			this.mdat = mdat(true);
			this.boxWriter.writeBox(this.mdat);
		}
		await this.writer?.flush();
		for (const track of this.output.tracks) if (track.isVideoTrack() && track.metadata.decoderConfig) this.getVideoTrackData(track, track.metadata.primingPacket ?? null, { decoderConfig: track.metadata.decoderConfig });
		else if (track.isAudioTrack() && track.metadata.decoderConfig) this.getAudioTrackData(track, track.metadata.primingPacket ?? null, { decoderConfig: track.metadata.decoderConfig });
		release();
	}
	allTracksAreKnown() {
		for (const track of this.output.tracks) if (!track.source._closed && !this.trackDatas.some((x) => x.track === track)) return false;
		return true;
	}
	async getMimeType() {
		await this.allTracksKnown.promise;
		const codecStrings = this.trackDatas.map((trackData) => {
			if (trackData.type === "video") return trackData.info.decoderConfig.codec;
			else if (trackData.type === "audio") return trackData.info.decoderConfig.codec;
			else return { webvtt: "wvtt" }[trackData.track.source._codec];
		});
		return buildIsobmffMimeType({
			isQuickTime: this.isQuickTime,
			hasVideo: this.trackDatas.some((x) => x.type === "video"),
			hasAudio: this.trackDatas.some((x) => x.type === "audio"),
			codecStrings
		});
	}
	getVideoTrackData(track, packet, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateVideoChunkMetadata(meta, track.source._codec);
		assert(meta);
		assert(meta.decoderConfig);
		const decoderConfig = { ...meta.decoderConfig };
		assert(decoderConfig.codedWidth !== void 0);
		assert(decoderConfig.codedHeight !== void 0);
		let requiresAnnexBTransformation = false;
		if (track.source._codec === "avc" && !decoderConfig.description) {
			if (!packet) throw new Error("No AVC description provided; you must therefore provide a priming packet.");
			const decoderConfigurationRecord = extractAvcDecoderConfigurationRecord(packet.data);
			if (!decoderConfigurationRecord) throw new Error("Couldn't extract an AVCDecoderConfigurationRecord from the AVC packet. Make sure the packets are in Annex B format (as specified in ITU-T-REC-H.264) when not providing a description, or provide a description (must be an AVCDecoderConfigurationRecord as specified in ISO 14496-15) and ensure the packets are in AVCC format.");
			decoderConfig.description = serializeAvcDecoderConfigurationRecord(decoderConfigurationRecord);
			requiresAnnexBTransformation = true;
		} else if (track.source._codec === "hevc" && !decoderConfig.description) {
			if (!packet) throw new Error("No HEVC description provided; you must therefore provide a priming packet.");
			const decoderConfigurationRecord = extractHevcDecoderConfigurationRecord(packet.data);
			if (!decoderConfigurationRecord) throw new Error("Couldn't extract an HEVCDecoderConfigurationRecord from the HEVC packet. Make sure the packets are in Annex B format (as specified in ITU-T-REC-H.265) when not providing a description, or provide a description (must be an HEVCDecoderConfigurationRecord as specified in ISO 14496-15) and ensure the packets are in HEVC format.");
			decoderConfig.description = serializeHevcDecoderConfigurationRecord(decoderConfigurationRecord);
			requiresAnnexBTransformation = true;
		}
		const timescale = computeRationalApproximation(1 / (track.metadata.frameRate ?? 57600), 1e6).den;
		const displayAspectWidth = decoderConfig.displayAspectWidth;
		const displayAspectHeight = decoderConfig.displayAspectHeight;
		const pixelAspectRatio = displayAspectWidth === void 0 || displayAspectHeight === void 0 ? {
			num: 1,
			den: 1
		} : simplifyRational({
			num: displayAspectWidth * decoderConfig.codedHeight,
			den: displayAspectHeight * decoderConfig.codedWidth
		});
		const hasAlphaChannel = decoderConfig.codec === "ap4h" || decoderConfig.codec === "ap4x";
		const newTrackData = {
			muxer: this,
			track,
			type: "video",
			info: {
				width: decoderConfig.codedWidth,
				height: decoderConfig.codedHeight,
				pixelAspectRatio,
				decoderConfig,
				requiresAnnexBTransformation,
				hasAlphaChannel
			},
			timescale,
			samples: [],
			sampleQueue: [],
			timestampProcessingQueue: [],
			timeToSampleTable: [],
			compositionTimeOffsetTable: [],
			lastTimescaleUnits: null,
			lastSample: null,
			startTimestampOffset: null,
			finalizedChunks: [],
			currentChunk: null,
			compactlyCodedChunkTable: [],
			closed: false,
			avgBitrate: track.source._nominalBitrate ?? track.metadata.averageBitrate ?? 0,
			maxBitrate: track.source._nominalBitrate ?? track.metadata.bitrate ?? 0
		};
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	getAudioTrackData(track, packet, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateAudioChunkMetadata(meta, track.source._codec);
		assert(meta);
		assert(meta.decoderConfig);
		const decoderConfig = { ...meta.decoderConfig };
		let requiresAdtsStripping = false;
		if (track.source._codec === "aac" && !decoderConfig.description) {
			if (!packet) throw new Error("No AAC description provided; you must therefore provide a priming packet.");
			const adtsFrame = readAdtsFrameHeader(FileSlice.tempFromBytes(packet.data));
			if (!adtsFrame) throw new Error("Couldn't parse ADTS header from the AAC packet. Make sure the packets are in ADTS format (as specified in ISO 13818-7) when not providing a description, or provide a description (must be an AudioSpecificConfig as specified in ISO 14496-3) and ensure the packets are raw AAC data.");
			const sampleRate = aacFrequencyTable[adtsFrame.samplingFrequencyIndex];
			const numberOfChannels = aacChannelMap[adtsFrame.channelConfiguration];
			if (sampleRate === void 0 || numberOfChannels === void 0) throw new Error("Invalid ADTS frame header.");
			decoderConfig.description = buildAacAudioSpecificConfig({
				objectType: adtsFrame.objectType,
				outputSampleRate: sampleRate,
				outputNumberOfChannels: numberOfChannels
			});
			requiresAdtsStripping = true;
		}
		if (!packet) {
			if (track.source._codec === "ac3" || track.source._codec === "eac3") throw new Error("AC-3/E-AC-3 require a priming packet.");
			if (track.source._codec === "dts") throw new Error("DTS requires a priming packet.");
		}
		const newTrackData = {
			muxer: this,
			track,
			type: "audio",
			info: {
				numberOfChannels: meta.decoderConfig.numberOfChannels,
				sampleRate: meta.decoderConfig.sampleRate,
				decoderConfig,
				requiresPcmTransformation: !this.isFragmented && PCM_AUDIO_CODECS.includes(track.source._codec),
				expectedNextPcmPacketTimestamp: null,
				requiresAdtsStripping,
				primingPacket: packet
			},
			timescale: decoderConfig.sampleRate,
			samples: [],
			sampleQueue: [],
			timestampProcessingQueue: [],
			timeToSampleTable: [],
			compositionTimeOffsetTable: [],
			lastTimescaleUnits: null,
			lastSample: null,
			startTimestampOffset: null,
			finalizedChunks: [],
			currentChunk: null,
			compactlyCodedChunkTable: [],
			closed: false,
			avgBitrate: track.source._nominalBitrate ?? track.metadata.averageBitrate ?? 0,
			maxBitrate: track.source._nominalBitrate ?? track.metadata.bitrate ?? 0
		};
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	getSubtitleTrackData(track, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateSubtitleMetadata(meta);
		assert(meta);
		assert(meta.config);
		const newTrackData = {
			muxer: this,
			track,
			type: "subtitle",
			info: { config: meta.config },
			timescale: 1e3,
			samples: [],
			sampleQueue: [],
			timestampProcessingQueue: [],
			timeToSampleTable: [],
			compositionTimeOffsetTable: [],
			lastTimescaleUnits: null,
			lastSample: null,
			startTimestampOffset: null,
			finalizedChunks: [],
			currentChunk: null,
			compactlyCodedChunkTable: [],
			closed: false,
			avgBitrate: track.source._nominalBitrate ?? track.metadata.averageBitrate ?? 0,
			maxBitrate: track.source._nominalBitrate ?? track.metadata.bitrate ?? 0,
			lastCueEndTimestamp: null,
			cueQueue: [],
			nextSourceId: 0,
			cueToSourceId: /* @__PURE__ */ new WeakMap()
		};
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	async addEncodedVideoPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getVideoTrackData(track, packet, meta);
			let packetData = packet.data;
			if (trackData.info.requiresAnnexBTransformation) {
				const nalUnits = [...iterateNalUnitsInAnnexB(packetData)].map((loc) => packetData.subarray(loc.offset, loc.offset + loc.length));
				if (nalUnits.length === 0) throw new Error("Failed to transform packet data. Make sure all packets are provided in Annex B format, as specified in ITU-T-REC-H.264 and ITU-T-REC-H.265.");
				packetData = concatNalUnitsInLengthPrefixed(nalUnits, 4);
			}
			this.validateTimestamp(trackData.track, packet.timestamp, packet.type === "key");
			const internalSample = this.createSampleForTrack(trackData, packetData, packet.timestamp, packet.duration, packet.type);
			await this.registerSample(trackData, internalSample);
		} finally {
			release();
		}
	}
	async addEncodedAudioPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getAudioTrackData(track, packet, meta);
			let packetData = packet.data;
			if (trackData.info.requiresAdtsStripping) {
				const adtsFrame = readAdtsFrameHeader(FileSlice.tempFromBytes(packetData));
				if (!adtsFrame) throw new Error("Expected ADTS frame, didn't get one.");
				const headerLength = adtsFrame.crcCheck === null ? 7 : 9;
				packetData = packetData.subarray(headerLength);
			}
			this.validateTimestamp(trackData.track, packet.timestamp, packet.type === "key");
			let timestamp = packet.timestamp;
			let duration = packet.duration;
			if (trackData.info.requiresPcmTransformation) {
				const frameSize = parsePcmCodec(trackData.info.decoderConfig.codec).sampleSize * trackData.info.numberOfChannels;
				duration = packetData.byteLength / frameSize / trackData.info.sampleRate;
				if (trackData.info.expectedNextPcmPacketTimestamp !== null) {
					const diff = timestamp - trackData.info.expectedNextPcmPacketTimestamp;
					if (diff < .01) timestamp = trackData.info.expectedNextPcmPacketTimestamp;
					else {
						const paddedDuration = await this.padWithSilence(trackData, trackData.info.expectedNextPcmPacketTimestamp, diff);
						timestamp = trackData.info.expectedNextPcmPacketTimestamp + paddedDuration;
					}
				}
				trackData.info.expectedNextPcmPacketTimestamp = timestamp + duration;
			}
			const internalSample = this.createSampleForTrack(trackData, packetData, timestamp, duration, packet.type);
			await this.registerSample(trackData, internalSample);
		} finally {
			release();
		}
	}
	async padWithSilence(trackData, timestamp, duration) {
		const deltaInTimescale = intoTimescale(duration, trackData.timescale);
		duration = deltaInTimescale / trackData.timescale;
		if (deltaInTimescale > 0) {
			const { sampleSize, silentValue } = parsePcmCodec(trackData.info.decoderConfig.codec);
			const samplesNeeded = deltaInTimescale * trackData.info.numberOfChannels;
			const data = new Uint8Array(sampleSize * samplesNeeded).fill(silentValue);
			const paddingSample = this.createSampleForTrack(trackData, new Uint8Array(data.buffer), timestamp, duration, "key");
			await this.registerSample(trackData, paddingSample);
		}
		return duration;
	}
	async addSubtitleCue(track, cue, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getSubtitleTrackData(track, meta);
			this.validateTimestamp(trackData.track, cue.timestamp, true);
			if (track.source._codec === "webvtt") {
				trackData.cueQueue.push(cue);
				await this.processWebVTTCues(trackData, cue.timestamp);
			}
		} finally {
			release();
		}
	}
	async processWebVTTCues(trackData, until) {
		while (trackData.cueQueue.length > 0) {
			trackData.lastCueEndTimestamp ??= Math.min(0, trackData.cueQueue[0].timestamp);
			const timestamps = /* @__PURE__ */ new Set([]);
			for (const cue of trackData.cueQueue) {
				assert(cue.timestamp <= until);
				assert(trackData.lastCueEndTimestamp <= cue.timestamp + cue.duration);
				timestamps.add(Math.max(cue.timestamp, trackData.lastCueEndTimestamp));
				timestamps.add(cue.timestamp + cue.duration);
			}
			const sortedTimestamps = [...timestamps].sort((a, b) => a - b);
			const sampleStart = sortedTimestamps[0];
			const sampleEnd = sortedTimestamps[1] ?? sampleStart;
			if (until < sampleEnd) break;
			if (trackData.lastCueEndTimestamp < sampleStart) {
				this.auxWriter.seek(0);
				const box = vtte();
				this.auxBoxWriter.writeBox(box);
				const body = this.auxTarget._getSlice(0, this.auxWriter.getPos());
				const sample = this.createSampleForTrack(trackData, body, trackData.lastCueEndTimestamp, sampleStart - trackData.lastCueEndTimestamp, "key");
				await this.registerSample(trackData, sample);
				trackData.lastCueEndTimestamp = sampleStart;
			}
			this.auxWriter.seek(0);
			for (let i = 0; i < trackData.cueQueue.length; i++) {
				const cue = trackData.cueQueue[i];
				if (cue.timestamp >= sampleEnd) break;
				inlineTimestampRegex.lastIndex = 0;
				const containsTimestamp = inlineTimestampRegex.test(cue.text);
				const endTimestamp = cue.timestamp + cue.duration;
				let sourceId = trackData.cueToSourceId.get(cue);
				if (sourceId === void 0 && sampleEnd < endTimestamp) {
					sourceId = trackData.nextSourceId++;
					trackData.cueToSourceId.set(cue, sourceId);
				}
				if (cue.notes) {
					const box = vtta(cue.notes);
					this.auxBoxWriter.writeBox(box);
				}
				const box = vttc(cue.text, containsTimestamp ? sampleStart : null, cue.identifier ?? null, cue.settings ?? null, sourceId ?? null);
				this.auxBoxWriter.writeBox(box);
				if (endTimestamp === sampleEnd) trackData.cueQueue.splice(i--, 1);
			}
			const body = this.auxTarget._getSlice(0, this.auxWriter.getPos());
			const sample = this.createSampleForTrack(trackData, body, sampleStart, sampleEnd - sampleStart, "key");
			await this.registerSample(trackData, sample);
			trackData.lastCueEndTimestamp = sampleEnd;
		}
	}
	createSampleForTrack(trackData, data, timestamp, duration, type) {
		return {
			timestamp,
			decodeTimestamp: timestamp,
			duration,
			data,
			size: data.byteLength,
			type,
			timescaleUnitsToNextSample: intoTimescale(duration, trackData.timescale)
		};
	}
	processTimestamps(trackData, nextSample) {
		if (trackData.timestampProcessingQueue.length === 0) return;
		if (trackData.type === "audio" && trackData.info.requiresPcmTransformation) {
			assert(!this.isFragmented);
			trackData.startTimestampOffset ??= trackData.timestampProcessingQueue[0].timestamp;
			let totalDuration = 0;
			for (let i = 0; i < trackData.timestampProcessingQueue.length; i++) {
				const sample = trackData.timestampProcessingQueue[i];
				const duration = intoTimescale(sample.duration, trackData.timescale);
				totalDuration += duration;
			}
			if (trackData.timeToSampleTable.length === 0) trackData.timeToSampleTable.push({
				sampleCount: totalDuration,
				sampleDelta: 1
			});
			else {
				const lastEntry = last(trackData.timeToSampleTable);
				lastEntry.sampleCount += totalDuration;
			}
			trackData.timestampProcessingQueue.length = 0;
			return;
		}
		const sortedTimestamps = trackData.timestampProcessingQueue.map((x) => x.timestamp).sort((a, b) => a - b);
		if (this.isFragmented) trackData.startTimestampOffset ??= Math.min(sortedTimestamps[0], 0);
		else trackData.startTimestampOffset ??= sortedTimestamps[0];
		for (let i = 0; i < trackData.timestampProcessingQueue.length; i++) {
			const sample = trackData.timestampProcessingQueue[i];
			sample.decodeTimestamp = sortedTimestamps[i];
			const sampleCompositionTimeOffset = intoTimescale(sample.timestamp - sample.decodeTimestamp, trackData.timescale);
			const durationInTimescale = intoTimescale(sample.duration, trackData.timescale);
			if (trackData.lastTimescaleUnits !== null) {
				assert(trackData.lastSample);
				const timescaleUnits = intoTimescale(sample.decodeTimestamp, trackData.timescale, false);
				const delta = Math.round(timescaleUnits - trackData.lastTimescaleUnits);
				assert(delta >= 0);
				trackData.lastTimescaleUnits += delta;
				trackData.lastSample.timescaleUnitsToNextSample = delta;
				if (!this.isFragmented) {
					let lastTableEntry = last(trackData.timeToSampleTable);
					assert(lastTableEntry);
					if (lastTableEntry.sampleCount === 1) {
						lastTableEntry.sampleDelta = delta;
						const entryBefore = trackData.timeToSampleTable[trackData.timeToSampleTable.length - 2];
						if (entryBefore && entryBefore.sampleDelta === delta) {
							entryBefore.sampleCount++;
							trackData.timeToSampleTable.pop();
							lastTableEntry = entryBefore;
						}
					} else if (lastTableEntry.sampleDelta !== delta) {
						lastTableEntry.sampleCount--;
						trackData.timeToSampleTable.push(lastTableEntry = {
							sampleCount: 1,
							sampleDelta: delta
						});
					}
					if (lastTableEntry.sampleDelta === durationInTimescale) lastTableEntry.sampleCount++;
					else trackData.timeToSampleTable.push({
						sampleCount: 1,
						sampleDelta: durationInTimescale
					});
					const lastCompositionTimeOffsetTableEntry = last(trackData.compositionTimeOffsetTable);
					assert(lastCompositionTimeOffsetTableEntry);
					if (lastCompositionTimeOffsetTableEntry.sampleCompositionTimeOffset === sampleCompositionTimeOffset) lastCompositionTimeOffsetTableEntry.sampleCount++;
					else trackData.compositionTimeOffsetTable.push({
						sampleCount: 1,
						sampleCompositionTimeOffset
					});
				}
			} else {
				trackData.lastTimescaleUnits = intoTimescale(sample.decodeTimestamp, trackData.timescale, false);
				if (!this.isFragmented) {
					trackData.timeToSampleTable.push({
						sampleCount: 1,
						sampleDelta: durationInTimescale
					});
					trackData.compositionTimeOffsetTable.push({
						sampleCount: 1,
						sampleCompositionTimeOffset
					});
				}
			}
			trackData.lastSample = sample;
		}
		trackData.timestampProcessingQueue.length = 0;
		assert(trackData.lastSample);
		assert(trackData.lastTimescaleUnits !== null);
		if (nextSample !== void 0 && trackData.lastSample.timescaleUnitsToNextSample === 0) {
			assert(nextSample.type === "key");
			const timescaleUnits = intoTimescale(nextSample.timestamp, trackData.timescale, false);
			const delta = Math.round(timescaleUnits - trackData.lastTimescaleUnits);
			trackData.lastSample.timescaleUnitsToNextSample = delta;
		}
	}
	async registerSample(trackData, sample) {
		if (sample.type === "key") this.processTimestamps(trackData, sample);
		trackData.timestampProcessingQueue.push(sample);
		if (this.isFragmented) {
			trackData.sampleQueue.push(sample);
			await this.interleaveSamples();
		} else if (this.fastStart === "reserve") await this.registerSampleFastStartReserve(trackData, sample);
		else await this.addSampleToTrack(trackData, sample);
	}
	async addSampleToTrack(trackData, sample) {
		if (!this.isFragmented) {
			trackData.samples.push(sample);
			if (this.fastStart === "reserve") {
				const maximumPacketCount = trackData.track.metadata.maximumPacketCount;
				assert(maximumPacketCount !== void 0);
				if (trackData.samples.length > maximumPacketCount) throw new Error(`Track #${trackData.track.id} has already reached the maximum packet count (${maximumPacketCount}). Either add less packets or increase the maximum packet count.`);
			}
		}
		let beginNewChunk = false;
		if (!trackData.currentChunk) beginNewChunk = true;
		else {
			trackData.currentChunk.startTimestamp = Math.min(trackData.currentChunk.startTimestamp, sample.timestamp);
			const currentChunkDuration = sample.timestamp - trackData.currentChunk.startTimestamp;
			if (this.isFragmented) {
				const keyFrameQueuedEverywhere = this.trackDatas.every((otherTrackData) => {
					if (trackData === otherTrackData) return sample.type === "key";
					const firstQueuedSample = otherTrackData.sampleQueue[0];
					if (firstQueuedSample) return firstQueuedSample.type === "key";
					return otherTrackData.closed;
				});
				if (currentChunkDuration >= this.minimumFragmentDuration && keyFrameQueuedEverywhere && sample.timestamp > this.maxWrittenTimestamp) {
					beginNewChunk = true;
					await this.finalizeFragment();
				}
			} else beginNewChunk = currentChunkDuration >= .5;
		}
		if (beginNewChunk) {
			if (trackData.currentChunk) await this.finalizeCurrentChunk(trackData);
			trackData.currentChunk = {
				startTimestamp: sample.timestamp,
				samples: [],
				offset: null,
				moofOffset: null,
				trafIndex: null
			};
		}
		assert(trackData.currentChunk);
		trackData.currentChunk.samples.push(sample);
		if (this.isFragmented) {
			this.maxWrittenTimestamp = Math.max(this.maxWrittenTimestamp, sample.timestamp);
			this.maxWrittenEndTimestamp = Math.max(this.maxWrittenEndTimestamp, sample.timestamp + sample.duration);
			this.minWrittenTimestamp = Math.min(this.minWrittenTimestamp, sample.timestamp);
		}
	}
	async finalizeCurrentChunk(trackData) {
		assert(!this.isFragmented);
		assert(this.writer);
		if (!trackData.currentChunk) return;
		trackData.finalizedChunks.push(trackData.currentChunk);
		this.finalizedChunks.push(trackData.currentChunk);
		let sampleCount = trackData.currentChunk.samples.length;
		if (trackData.type === "audio" && trackData.info.requiresPcmTransformation) sampleCount = trackData.currentChunk.samples.reduce((acc, sample) => acc + intoTimescale(sample.duration, trackData.timescale), 0);
		if (trackData.compactlyCodedChunkTable.length === 0 || last(trackData.compactlyCodedChunkTable).samplesPerChunk !== sampleCount) trackData.compactlyCodedChunkTable.push({
			firstChunk: trackData.finalizedChunks.length,
			samplesPerChunk: sampleCount
		});
		if (this.fastStart === "in-memory") {
			trackData.currentChunk.offset = 0;
			return;
		}
		trackData.currentChunk.offset = this.writer.getPos();
		for (const sample of trackData.currentChunk.samples) {
			assert(sample.data);
			this.writer.write(sample.data);
			sample.data = null;
		}
		await this.writer.flush();
	}
	async interleaveSamples(isFinalCall = false) {
		assert(this.isFragmented);
		if (!isFinalCall && !this.allTracksAreKnown()) return;
		outer: while (true) {
			let trackWithMinTimestamp = null;
			let minTimestamp = Infinity;
			for (const trackData of this.trackDatas) {
				if (!isFinalCall && trackData.sampleQueue.length === 0 && !trackData.closed) break outer;
				if (trackData.sampleQueue.length > 0 && trackData.sampleQueue[0].timestamp < minTimestamp) {
					trackWithMinTimestamp = trackData;
					minTimestamp = trackData.sampleQueue[0].timestamp;
				}
			}
			if (!trackWithMinTimestamp) break;
			const sample = trackWithMinTimestamp.sampleQueue.shift();
			await this.addSampleToTrack(trackWithMinTimestamp, sample);
		}
	}
	async finalizeFragment(flushWriter = !this.isCmaf) {
		assert(this.isFragmented);
		if (!this.wroteFragmentedHeader) {
			this.wroteFragmentedHeader = true;
			const boxWriter = this.initBoxWriter ?? this.boxWriter;
			assert(boxWriter);
			if (this.formatOptions.onMoov) boxWriter.writer.startTrackingWrites();
			this.ensureOneEnabledTrack();
			const movieBox = moov(this);
			boxWriter.writeBox(movieBox);
			if (this.formatOptions.onMoov) {
				const { data, start } = boxWriter.writer.stopTrackingWrites();
				this.formatOptions.onMoov(data, start);
			}
			if (this.isCmaf) {
				assert(this.initWriter);
				await this.initWriter.flush();
				await this.initWriter.finalize();
				this.writer = await this.output._getRootWriter(true);
				this.boxWriter = new IsobmffBoxWriter(this.writer);
				const stypSize = this.boxWriter.measureBox(styp());
				const sidxSize = this.boxWriter.measureBox(sidx(this, 0));
				this.segmentHeaderSize = stypSize + sidxSize;
				this.writer.seek(this.segmentHeaderSize);
			}
		}
		assert(this.writer);
		assert(this.boxWriter);
		const tracksInFragment = this.trackDatas.filter((x) => x.currentChunk);
		if (tracksInFragment.length === 0) {
			if (flushWriter) await this.writer.flush();
			return;
		}
		const fragmentNumber = this.nextFragmentNumber++;
		const moofBox = moof(fragmentNumber, tracksInFragment);
		const moofOffset = this.writer.getPos();
		const mdatStartPos = moofOffset + this.boxWriter.measureBox(moofBox);
		let currentPos = mdatStartPos + 8;
		let fragmentStartTimestamp = Infinity;
		for (let i = 0; i < tracksInFragment.length; i++) {
			const trackData = tracksInFragment[i];
			assert(trackData.currentChunk);
			assert(trackData.startTimestampOffset !== null);
			trackData.currentChunk.offset = currentPos;
			trackData.currentChunk.moofOffset = moofOffset;
			trackData.currentChunk.trafIndex = i;
			trackData.currentChunk.startTimestamp -= trackData.startTimestampOffset;
			for (const sample of trackData.currentChunk.samples) {
				currentPos += sample.size;
				sample.timestamp -= trackData.startTimestampOffset;
				sample.decodeTimestamp -= trackData.startTimestampOffset;
			}
			fragmentStartTimestamp = Math.min(fragmentStartTimestamp, trackData.currentChunk.startTimestamp);
		}
		const mdatSize = currentPos - mdatStartPos;
		const needsLargeMdatSize = mdatSize >= 2 ** 32;
		if (needsLargeMdatSize) for (const trackData of tracksInFragment) trackData.currentChunk.offset += 8;
		if (this.formatOptions.onMoof) this.writer.startTrackingWrites();
		const newMoofBox = moof(fragmentNumber, tracksInFragment);
		this.boxWriter.writeBox(newMoofBox);
		if (this.formatOptions.onMoof) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.formatOptions.onMoof(data, start, fragmentStartTimestamp);
		}
		assert(this.writer.getPos() === mdatStartPos);
		if (this.formatOptions.onMdat) this.writer.startTrackingWrites();
		const mdatBox = mdat(needsLargeMdatSize);
		mdatBox.size = mdatSize;
		this.boxWriter.writeBox(mdatBox);
		this.writer.seek(mdatStartPos + (needsLargeMdatSize ? 16 : 8));
		for (const trackData of tracksInFragment) for (const sample of trackData.currentChunk.samples) {
			this.writer.write(sample.data);
			sample.data = null;
		}
		if (this.formatOptions.onMdat) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.formatOptions.onMdat(data, start);
		}
		for (const trackData of tracksInFragment) {
			trackData.finalizedChunks.push(trackData.currentChunk);
			this.finalizedChunks.push(trackData.currentChunk);
			trackData.currentChunk = null;
		}
		if (flushWriter) await this.writer.flush();
	}
	async registerSampleFastStartReserve(trackData, sample) {
		if (this.allTracksAreKnown()) {
			if (!this.mdat) await this.createFastStartReserveMdat();
			await this.addSampleToTrack(trackData, sample);
		} else trackData.sampleQueue.push(sample);
	}
	async createFastStartReserveMdat() {
		assert(this.writer);
		assert(this.boxWriter);
		this.ensureOneEnabledTrack();
		const moovBox = moov(this);
		const reservedSize = this.boxWriter.measureBox(moovBox) + this.computeSampleTableSizeUpperBound() + 4096;
		assert(this.ftypSize !== null);
		this.writer.seek(this.ftypSize + reservedSize);
		if (this.formatOptions.onMdat) this.writer.startTrackingWrites();
		this.mdat = mdat(true);
		this.boxWriter.writeBox(this.mdat);
		for (const trackData of this.trackDatas) {
			for (const sample of trackData.sampleQueue) await this.addSampleToTrack(trackData, sample);
			trackData.sampleQueue.length = 0;
		}
	}
	computeSampleTableSizeUpperBound() {
		assert(this.fastStart === "reserve");
		let upperBound = 0;
		for (const trackData of this.trackDatas) {
			const n = trackData.track.metadata.maximumPacketCount;
			assert(n !== void 0);
			upperBound += 8 * Math.ceil(2 / 3 * n);
			upperBound += 4 * n;
			upperBound += 8 * Math.ceil(2 / 3 * n);
			upperBound += 12 * Math.ceil(2 / 3 * n);
			upperBound += 4 * n;
			upperBound += 8 * n;
		}
		return upperBound;
	}
	async onTrackClose(track) {
		const release = await this.mutex.acquire();
		const trackData = this.trackDatas.find((x) => x.track === track);
		if (trackData) {
			trackData.closed = true;
			if (trackData.type === "subtitle" && track.source._codec === "webvtt") await this.processWebVTTCues(trackData, Infinity);
			this.processTimestamps(trackData);
		}
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		if (this.isFragmented) await this.interleaveSamples();
		release();
	}
	ensureOneEnabledTrack() {
		for (const type of [
			"video",
			"audio",
			"subtitle"
		]) {
			const tracks = this.trackDatas.filter((t) => t.type === type);
			if (tracks.length === 0) continue;
			if (!tracks.some((t) => t.track.metadata.disposition?.default !== false)) {
				const firstTrack = tracks[0];
				firstTrack.track.metadata.disposition = {
					...firstTrack.track.metadata.disposition,
					default: true
				};
			}
		}
	}
	/** Internal function for external callers who want to full control fragment boundaries. */
	async forceFragmentFinalization() {
		assert(this.isFragmented);
		const release = await this.mutex.acquire();
		try {
			for (const trackData of this.trackDatas) {
				if (trackData.type === "subtitle" && trackData.track.source._codec === "webvtt") await this.processWebVTTCues(trackData, Infinity);
				this.processTimestamps(trackData);
			}
			await this.interleaveSamples(true);
			await this.finalizeFragment();
		} finally {
			release();
		}
	}
	/** Finalizes the file, making it ready for use. Must be called after all video and audio chunks have been added. */
	async finalize() {
		const release = await this.mutex.acquire();
		this.allTracksKnown.resolve();
		this.ensureOneEnabledTrack();
		if (!this.mdat && this.fastStart === "reserve") await this.createFastStartReserveMdat();
		for (const trackData of this.trackDatas) {
			trackData.closed = true;
			if (trackData.type === "subtitle" && trackData.track.source._codec === "webvtt") await this.processWebVTTCues(trackData, Infinity);
			this.processTimestamps(trackData);
		}
		if (this.isFragmented) {
			await this.interleaveSamples(true);
			await this.finalizeFragment(false);
		} else for (const trackData of this.trackDatas) {
			await this.finalizeCurrentChunk(trackData);
			const span = presentationSpan(trackData);
			if (span > 0) {
				let totalBytes = 0;
				for (const sample of trackData.samples) totalBytes += sample.size;
				trackData.avgBitrate = Math.round(8 * totalBytes / span);
			} else trackData.avgBitrate = 0;
			let windowStart = 0;
			let windowBytes = 0;
			let maxWindowBytes = 0;
			for (let i = 0; i < trackData.samples.length; i++) {
				const sample = trackData.samples[i];
				windowBytes += sample.size;
				while (sample.decodeTimestamp - trackData.samples[windowStart].decodeTimestamp >= 1) {
					windowBytes -= trackData.samples[windowStart].size;
					windowStart++;
				}
				maxWindowBytes = Math.max(maxWindowBytes, windowBytes);
			}
			trackData.maxBitrate = 8 * maxWindowBytes;
			if (trackData.startTimestampOffset !== null) for (let i = 0; i < trackData.samples.length; i++) {
				const sample = trackData.samples[i];
				sample.timestamp -= trackData.startTimestampOffset;
				sample.decodeTimestamp -= trackData.startTimestampOffset;
			}
		}
		assert(this.writer);
		assert(this.boxWriter);
		if (this.fastStart === "in-memory") {
			this.mdat = mdat(false);
			let mdatSize;
			for (let i = 0; i < 2; i++) {
				const movieBox = moov(this);
				const movieBoxSize = this.boxWriter.measureBox(movieBox);
				mdatSize = this.boxWriter.measureBox(this.mdat);
				let currentChunkPos = this.writer.getPos() + movieBoxSize + mdatSize;
				for (const chunk of this.finalizedChunks) {
					chunk.offset = currentChunkPos;
					for (const { data } of chunk.samples) {
						assert(data);
						currentChunkPos += data.byteLength;
						mdatSize += data.byteLength;
					}
				}
				if (currentChunkPos < 2 ** 32) break;
				if (mdatSize >= 2 ** 32) this.mdat.largeSize = true;
			}
			if (this.formatOptions.onMoov) this.writer.startTrackingWrites();
			const movieBox = moov(this);
			this.boxWriter.writeBox(movieBox);
			if (this.formatOptions.onMoov) {
				const { data, start } = this.writer.stopTrackingWrites();
				this.formatOptions.onMoov(data, start);
			}
			if (this.formatOptions.onMdat) this.writer.startTrackingWrites();
			this.mdat.size = mdatSize;
			this.boxWriter.writeBox(this.mdat);
			for (const chunk of this.finalizedChunks) for (const sample of chunk.samples) {
				assert(sample.data);
				this.writer.write(sample.data);
				sample.data = null;
			}
			if (this.formatOptions.onMdat) {
				const { data, start } = this.writer.stopTrackingWrites();
				this.formatOptions.onMdat(data, start);
			}
		} else if (this.isFragmented) {
			if (this.isCmaf) {
				const contentSize = this.segmentHeaderSize !== null ? this.writer.getPos() - this.segmentHeaderSize : 0;
				this.writer.seek(0);
				this.boxWriter.writeBox(styp());
				this.boxWriter.writeBox(sidx(this, contentSize));
			} else {
				const startPos = this.writer.getPos();
				const mfraBox = mfra(this.trackDatas);
				this.boxWriter.writeBox(mfraBox);
				const mfraBoxSize = this.writer.getPos() - startPos;
				this.writer.seek(this.writer.getPos() - 4);
				this.boxWriter.writeU32(mfraBoxSize);
			}
		} else {
			assert(this.mdat);
			const mdatPos = this.boxWriter.offsets.get(this.mdat);
			assert(mdatPos !== void 0);
			const mdatSize = this.writer.getPos() - mdatPos;
			this.mdat.size = mdatSize;
			this.mdat.largeSize = mdatSize >= 2 ** 32;
			this.boxWriter.patchBox(this.mdat);
			if (this.formatOptions.onMdat) {
				const { data, start } = this.writer.stopTrackingWrites();
				this.formatOptions.onMdat(data, start);
			}
			const movieBox = moov(this);
			if (this.fastStart === "reserve") {
				assert(this.ftypSize !== null);
				this.writer.seek(this.ftypSize);
				if (this.formatOptions.onMoov) this.writer.startTrackingWrites();
				this.boxWriter.writeBox(movieBox);
				const remainingSpace = this.boxWriter.offsets.get(this.mdat) - this.writer.getPos();
				this.boxWriter.writeBox(free(remainingSpace));
			} else {
				if (this.formatOptions.onMoov) this.writer.startTrackingWrites();
				this.boxWriter.writeBox(movieBox);
			}
			if (this.formatOptions.onMoov) {
				const { data, start } = this.writer.stopTrackingWrites();
				this.formatOptions.onMoov(data, start);
			}
		}
		release();
	}
};
// ../node_modules/mediabunny/dist/modules/src/matroska/matroska-muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const MIN_CLUSTER_TIMESTAMP_MS = -(2 ** 15);
const MAX_CLUSTER_TIMESTAMP_MS = 2 ** 15 - 1;
const SEGMENT_SIZE_BYTES = 6;
const CLUSTER_SIZE_BYTES = 5;
const TRACK_TYPE_MAP = {
	video: 1,
	audio: 2,
	subtitle: 17
};
var MatroskaMuxer = class extends Muxer {
	constructor(output, format) {
		super(output);
		this.trackDatas = [];
		this.allTracksKnown = promiseWithResolvers();
		this.segment = null;
		this.segmentInfo = null;
		this.seekHead = null;
		this.tracksElement = null;
		this.tagsElement = null;
		this.attachmentsElement = null;
		this.segmentDuration = null;
		this.cues = null;
		this.currentCluster = null;
		this.currentClusterStartMsTimestamp = null;
		this.currentClusterMaxMsTimestamp = null;
		this.trackDatasInCurrentCluster = /* @__PURE__ */ new Map();
		this.startTimestamp = Infinity;
		this.endTimestamp = -Infinity;
		this.warnedAboutTooNegativeTimestamp = false;
		this.format = format;
	}
	async start() {
		const release = await this.mutex.acquire();
		this.writer = await this.output._getRootWriter(!!this.format._options.appendOnly);
		this.ebmlWriter = new EBMLWriter(this.writer);
		this.writeEBMLHeader();
		this.createSegmentInfo();
		this.createCues();
		await this.writer.flush();
		for (const track of this.output.tracks) if (track.isVideoTrack() && track.metadata.decoderConfig) this.getVideoTrackData(track, track.metadata.primingPacket ?? null, { decoderConfig: track.metadata.decoderConfig });
		else if (track.isAudioTrack() && track.metadata.decoderConfig) this.getAudioTrackData(track, track.metadata.primingPacket ?? null, { decoderConfig: track.metadata.decoderConfig });
		release();
	}
	writeEBMLHeader() {
		if (this.format._options.onEbmlHeader) this.writer.startTrackingWrites();
		const ebmlHeader = {
			id: EBMLId.EBML,
			data: [
				{
					id: EBMLId.EBMLVersion,
					data: 1
				},
				{
					id: EBMLId.EBMLReadVersion,
					data: 1
				},
				{
					id: EBMLId.EBMLMaxIDLength,
					data: 4
				},
				{
					id: EBMLId.EBMLMaxSizeLength,
					data: 8
				},
				{
					id: EBMLId.DocType,
					data: this.format instanceof WebMOutputFormat ? "webm" : "matroska"
				},
				{
					id: EBMLId.DocTypeVersion,
					data: 4
				},
				{
					id: EBMLId.DocTypeReadVersion,
					data: 2
				}
			]
		};
		this.ebmlWriter.writeEBML(ebmlHeader);
		if (this.format._options.onEbmlHeader) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.format._options.onEbmlHeader(data, start);
		}
	}
	/**
	* Creates a SeekHead element which is positioned near the start of the file and allows the media player to seek to
	* relevant sections more easily. Since we don't know the positions of those sections yet, we'll set them later.
	*/
	maybeCreateSeekHead(writeOffsets) {
		if (this.format._options.appendOnly) return;
		const kaxCues = new Uint8Array([
			28,
			83,
			187,
			107
		]);
		const kaxInfo = new Uint8Array([
			21,
			73,
			169,
			102
		]);
		const kaxTracks = new Uint8Array([
			22,
			84,
			174,
			107
		]);
		const kaxAttachments = new Uint8Array([
			25,
			65,
			164,
			105
		]);
		const kaxTags = new Uint8Array([
			18,
			84,
			195,
			103
		]);
		const seekHead = {
			id: EBMLId.SeekHead,
			data: [
				{
					id: EBMLId.Seek,
					data: [{
						id: EBMLId.SeekID,
						data: kaxInfo
					}, {
						id: EBMLId.SeekPosition,
						size: 5,
						data: writeOffsets ? this.ebmlWriter.offsets.get(this.segmentInfo) - this.segmentDataOffset : 0
					}]
				},
				{
					id: EBMLId.Seek,
					data: [{
						id: EBMLId.SeekID,
						data: kaxTracks
					}, {
						id: EBMLId.SeekPosition,
						size: 5,
						data: writeOffsets ? this.ebmlWriter.offsets.get(this.tracksElement) - this.segmentDataOffset : 0
					}]
				},
				this.attachmentsElement ? {
					id: EBMLId.Seek,
					data: [{
						id: EBMLId.SeekID,
						data: kaxAttachments
					}, {
						id: EBMLId.SeekPosition,
						size: 5,
						data: writeOffsets ? this.ebmlWriter.offsets.get(this.attachmentsElement) - this.segmentDataOffset : 0
					}]
				} : null,
				this.tagsElement ? {
					id: EBMLId.Seek,
					data: [{
						id: EBMLId.SeekID,
						data: kaxTags
					}, {
						id: EBMLId.SeekPosition,
						size: 5,
						data: writeOffsets ? this.ebmlWriter.offsets.get(this.tagsElement) - this.segmentDataOffset : 0
					}]
				} : null,
				{
					id: EBMLId.Seek,
					data: [{
						id: EBMLId.SeekID,
						data: kaxCues
					}, {
						id: EBMLId.SeekPosition,
						size: 5,
						data: writeOffsets ? this.ebmlWriter.offsets.get(this.cues) - this.segmentDataOffset : 0
					}]
				}
			]
		};
		this.seekHead = seekHead;
	}
	createSegmentInfo() {
		const segmentDuration = {
			id: EBMLId.Duration,
			data: new EBMLFloat64(0)
		};
		this.segmentDuration = segmentDuration;
		const segmentInfo = {
			id: EBMLId.Info,
			data: [
				{
					id: EBMLId.TimestampScale,
					data: 1e6
				},
				{
					id: EBMLId.MuxingApp,
					data: VERSIONED_NAME
				},
				{
					id: EBMLId.WritingApp,
					data: VERSIONED_NAME
				},
				!this.format._options.appendOnly ? segmentDuration : null
			]
		};
		this.segmentInfo = segmentInfo;
	}
	createTracks() {
		const tracksElement = {
			id: EBMLId.Tracks,
			data: []
		};
		this.tracksElement = tracksElement;
		for (const trackData of this.trackDatas) {
			let codecId = CODEC_STRING_MAP[trackData.track.source._codec];
			assert(codecId);
			if (trackData.type === "audio" && trackData.track.source._codec === "dts") {
				if (trackData.info.decoderConfig.codec === "dtse") codecId = "A_DTS/EXPRESS";
				else if (trackData.info.decoderConfig.codec === "dtsl") codecId = "A_DTS/LOSSLESS";
			}
			let seekPreRollNs = 0;
			if (trackData.type === "audio" && trackData.track.source._codec === "opus") {
				seekPreRollNs = 8e7;
				const description = trackData.info.decoderConfig.description;
				if (description) {
					const bytes = toUint8Array(description);
					const header = parseOpusIdentificationHeader(bytes);
					seekPreRollNs = Math.round(1e9 * (header.preSkip / OPUS_SAMPLE_RATE));
				}
			}
			tracksElement.data.push({
				id: EBMLId.TrackEntry,
				data: [
					{
						id: EBMLId.TrackNumber,
						data: trackData.track.id
					},
					{
						id: EBMLId.TrackUID,
						data: trackData.track.id
					},
					{
						id: EBMLId.TrackType,
						data: TRACK_TYPE_MAP[trackData.type]
					},
					trackData.track.metadata.disposition?.default === false ? {
						id: EBMLId.FlagDefault,
						data: 0
					} : null,
					trackData.track.metadata.disposition?.forced ? {
						id: EBMLId.FlagForced,
						data: 1
					} : null,
					trackData.track.metadata.disposition?.hearingImpaired ? {
						id: EBMLId.FlagHearingImpaired,
						data: 1
					} : null,
					trackData.track.metadata.disposition?.visuallyImpaired ? {
						id: EBMLId.FlagVisualImpaired,
						data: 1
					} : null,
					trackData.track.metadata.disposition?.original ? {
						id: EBMLId.FlagOriginal,
						data: 1
					} : null,
					trackData.track.metadata.disposition?.commentary ? {
						id: EBMLId.FlagCommentary,
						data: 1
					} : null,
					{
						id: EBMLId.FlagLacing,
						data: 0
					},
					{
						id: EBMLId.Language,
						data: trackData.track.metadata.languageCode ?? "und"
					},
					{
						id: EBMLId.CodecID,
						data: codecId
					},
					trackData.codecPrivate ? {
						id: EBMLId.CodecPrivate,
						data: toUint8Array(trackData.codecPrivate)
					} : null,
					seekPreRollNs > 0 ? {
						id: EBMLId.SeekPreRoll,
						data: seekPreRollNs
					} : null,
					trackData.track.metadata.name !== void 0 ? {
						id: EBMLId.Name,
						data: new EBMLUnicodeString(trackData.track.metadata.name)
					} : null,
					trackData.type === "video" ? this.videoSpecificTrackInfo(trackData) : null,
					trackData.type === "audio" ? this.audioSpecificTrackInfo(trackData) : null,
					trackData.type === "subtitle" ? this.subtitleSpecificTrackInfo(trackData) : null
				]
			});
		}
	}
	videoSpecificTrackInfo(trackData) {
		const { frameRate, transformationMatrix } = trackData.track.metadata;
		const elements = [frameRate ? {
			id: EBMLId.DefaultDuration,
			data: 1e9 / frameRate
		} : null];
		let rotation;
		let horizontalScale;
		let verticalScale;
		if (transformationMatrix) {
			rotation = extractRotationFromMatrix(transformationMatrix);
			const unrotated = multiplyMatrices(rotationMatrix(-rotation), transformationMatrix);
			horizontalScale = Math.sign(unrotated[0]);
			verticalScale = Math.sign(unrotated[4]);
			if (verticalScale === -1) {
				verticalScale = 1;
				horizontalScale = -horizontalScale;
				rotation = normalizeRotation(rotation + 180);
			}
		} else {
			rotation = trackData.track.metadata.rotation ?? 0;
			horizontalScale = trackData.track.metadata.flip ? -1 : 1;
			verticalScale = 1;
		}
		const roll = rotation ? normalizeRotation(horizontalScale === -1 ? rotation : -rotation) : 0;
		const yaw = Math.round(Math.acos(horizontalScale) * RAD_TO_DEG);
		const pitch = Math.round(Math.acos(verticalScale) * RAD_TO_DEG);
		const hasNonSquarePixelAspectRatio = !!trackData.info.aspectRatio && trackData.info.aspectRatio.num * trackData.info.height !== trackData.info.aspectRatio.den * trackData.info.width;
		const colorSpace = trackData.info.decoderConfig.colorSpace;
		const videoElement = {
			id: EBMLId.Video,
			data: [
				{
					id: EBMLId.PixelWidth,
					data: trackData.info.width
				},
				{
					id: EBMLId.PixelHeight,
					data: trackData.info.height
				},
				hasNonSquarePixelAspectRatio ? {
					id: EBMLId.DisplayWidth,
					data: trackData.info.aspectRatio.num
				} : null,
				hasNonSquarePixelAspectRatio ? {
					id: EBMLId.DisplayHeight,
					data: trackData.info.aspectRatio.den
				} : null,
				hasNonSquarePixelAspectRatio ? {
					id: EBMLId.DisplayUnit,
					data: 3
				} : null,
				trackData.info.alphaMode ? {
					id: EBMLId.AlphaMode,
					data: 1
				} : null,
				colorSpaceIsEmpty(colorSpace) ? null : {
					id: EBMLId.Colour,
					data: [
						{
							id: EBMLId.MatrixCoefficients,
							data: colorSpace?.matrix != null ? MATRIX_COEFFICIENTS_MAP[colorSpace.matrix] : 2
						},
						{
							id: EBMLId.TransferCharacteristics,
							data: colorSpace?.transfer != null ? TRANSFER_CHARACTERISTICS_MAP[colorSpace.transfer] : 2
						},
						{
							id: EBMLId.Primaries,
							data: colorSpace?.primaries != null ? COLOR_PRIMARIES_MAP[colorSpace.primaries] : 2
						},
						{
							id: EBMLId.Range,
							data: colorSpace?.fullRange != null ? colorSpace.fullRange ? 2 : 1 : 0
						}
					]
				},
				roll || yaw || pitch ? {
					id: EBMLId.Projection,
					data: [
						{
							id: EBMLId.ProjectionType,
							data: 0
						},
						yaw ? {
							id: EBMLId.ProjectionPoseYaw,
							data: new EBMLFloat32(yaw)
						} : null,
						pitch ? {
							id: EBMLId.ProjectionPosePitch,
							data: new EBMLFloat32(pitch)
						} : null,
						roll ? {
							id: EBMLId.ProjectionPoseRoll,
							data: new EBMLFloat32((roll + 180) % 360 - 180)
						} : null
					]
				} : null
			]
		};
		elements.push(videoElement);
		return elements;
	}
	audioSpecificTrackInfo(trackData) {
		const pcmInfo = PCM_AUDIO_CODECS.includes(trackData.track.source._codec) ? parsePcmCodec(trackData.track.source._codec) : null;
		return [{
			id: EBMLId.Audio,
			data: [
				{
					id: EBMLId.SamplingFrequency,
					data: new EBMLFloat32(trackData.info.sampleRate)
				},
				{
					id: EBMLId.Channels,
					data: trackData.info.numberOfChannels
				},
				pcmInfo ? {
					id: EBMLId.BitDepth,
					data: 8 * pcmInfo.sampleSize
				} : null
			]
		}];
	}
	subtitleSpecificTrackInfo(trackData) {
		return [];
	}
	maybeCreateTags() {
		const simpleTags = [];
		const addSimpleTag = (key, value) => {
			simpleTags.push({
				id: EBMLId.SimpleTag,
				data: [{
					id: EBMLId.TagName,
					data: new EBMLUnicodeString(key)
				}, typeof value === "string" ? {
					id: EBMLId.TagString,
					data: new EBMLUnicodeString(value)
				} : {
					id: EBMLId.TagBinary,
					data: value
				}]
			});
		};
		const metadataTags = this.output._metadataTags;
		const writtenTags = /* @__PURE__ */ new Set();
		for (const { key, value } of keyValueIterator(metadataTags)) switch (key) {
			case "title":
				addSimpleTag("TITLE", value);
				writtenTags.add("TITLE");
				break;
			case "description":
				addSimpleTag("DESCRIPTION", value);
				writtenTags.add("DESCRIPTION");
				break;
			case "artist":
				addSimpleTag("ARTIST", value);
				writtenTags.add("ARTIST");
				break;
			case "album":
				addSimpleTag("ALBUM", value);
				writtenTags.add("ALBUM");
				break;
			case "albumArtist":
				addSimpleTag("ALBUM_ARTIST", value);
				writtenTags.add("ALBUM_ARTIST");
				break;
			case "genre":
				addSimpleTag("GENRE", value);
				writtenTags.add("GENRE");
				break;
			case "beatsPerMinute":
				addSimpleTag("BPM", value.toString());
				writtenTags.add("BPM");
				break;
			case "comment":
				addSimpleTag("COMMENT", value);
				writtenTags.add("COMMENT");
				break;
			case "lyrics":
				addSimpleTag("LYRICS", value);
				writtenTags.add("LYRICS");
				break;
			case "date":
				addSimpleTag("DATE", value.toISOString().slice(0, 10));
				writtenTags.add("DATE");
				break;
			case "trackNumber":
				addSimpleTag("PART_NUMBER", metadataTags.tracksTotal !== void 0 ? `${value}/${metadataTags.tracksTotal}` : value.toString());
				writtenTags.add("PART_NUMBER");
				break;
			case "discNumber":
				addSimpleTag("DISC", metadataTags.discsTotal !== void 0 ? `${value}/${metadataTags.discsTotal}` : value.toString());
				writtenTags.add("DISC");
				break;
			case "tracksTotal":
			case "discsTotal": break;
			case "images":
			case "raw": break;
			default: assertNever(key);
		}
		if (metadataTags.raw) for (const key in metadataTags.raw) {
			const value = metadataTags.raw[key];
			if (value == null || writtenTags.has(key)) continue;
			if (typeof value === "string" || value instanceof Uint8Array) addSimpleTag(key, value);
		}
		if (simpleTags.length === 0) return;
		this.tagsElement = {
			id: EBMLId.Tags,
			data: [{
				id: EBMLId.Tag,
				data: [{
					id: EBMLId.Targets,
					data: [{
						id: EBMLId.TargetTypeValue,
						data: 50
					}, {
						id: EBMLId.TargetType,
						data: "MOVIE"
					}]
				}, ...simpleTags]
			}]
		};
	}
	maybeCreateAttachments() {
		const metadataTags = this.output._metadataTags;
		const elements = [];
		const existingFileUids = /* @__PURE__ */ new Set();
		const images = metadataTags.images ?? [];
		for (const image of images) {
			let imageName = image.name;
			if (imageName === void 0) imageName = (image.kind === "coverFront" ? "cover" : image.kind === "coverBack" ? "back" : "image") + (imageMimeTypeToExtension(image.mimeType) ?? "");
			let fileUid;
			while (true) {
				fileUid = 0n;
				for (let i = 0; i < 8; i++) {
					fileUid <<= 8n;
					fileUid |= BigInt(Math.floor(Math.random() * 256));
				}
				if (fileUid !== 0n && !existingFileUids.has(fileUid)) break;
			}
			existingFileUids.add(fileUid);
			elements.push({
				id: EBMLId.AttachedFile,
				data: [
					image.description !== void 0 ? {
						id: EBMLId.FileDescription,
						data: new EBMLUnicodeString(image.description)
					} : null,
					{
						id: EBMLId.FileName,
						data: new EBMLUnicodeString(imageName)
					},
					{
						id: EBMLId.FileMediaType,
						data: image.mimeType
					},
					{
						id: EBMLId.FileData,
						data: image.data
					},
					{
						id: EBMLId.FileUID,
						data: fileUid
					}
				]
			});
		}
		for (const [key, value] of Object.entries(metadataTags.raw ?? {})) {
			if (!(value instanceof AttachedFile)) continue;
			if (!/^\d+$/.test(key)) continue;
			if (images.find((x) => x.mimeType === value.mimeType && uint8ArraysAreEqual(x.data, value.data))) continue;
			elements.push({
				id: EBMLId.AttachedFile,
				data: [
					value.description !== void 0 ? {
						id: EBMLId.FileDescription,
						data: new EBMLUnicodeString(value.description)
					} : null,
					{
						id: EBMLId.FileName,
						data: new EBMLUnicodeString(value.name ?? "")
					},
					{
						id: EBMLId.FileMediaType,
						data: value.mimeType ?? ""
					},
					{
						id: EBMLId.FileData,
						data: value.data
					},
					{
						id: EBMLId.FileUID,
						data: BigInt(key)
					}
				]
			});
		}
		if (elements.length === 0) return;
		this.attachmentsElement = {
			id: EBMLId.Attachments,
			data: elements
		};
	}
	createSegment() {
		this.createTracks();
		this.maybeCreateTags();
		this.maybeCreateAttachments();
		this.maybeCreateSeekHead(false);
		const segment = {
			id: EBMLId.Segment,
			size: this.format._options.appendOnly ? -1 : SEGMENT_SIZE_BYTES,
			data: [
				this.seekHead,
				this.segmentInfo,
				this.tracksElement,
				this.attachmentsElement,
				this.tagsElement
			]
		};
		this.segment = segment;
		if (this.format._options.onSegmentHeader) this.writer.startTrackingWrites();
		this.ebmlWriter.writeEBML(segment);
		if (this.format._options.onSegmentHeader) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.format._options.onSegmentHeader(data, start);
		}
	}
	createCues() {
		this.cues = {
			id: EBMLId.Cues,
			data: []
		};
	}
	get segmentDataOffset() {
		assert(this.segment);
		return this.ebmlWriter.dataOffsets.get(this.segment);
	}
	allTracksAreKnown() {
		for (const track of this.output.tracks) if (!track.source._closed && !this.trackDatas.some((x) => x.track === track)) return false;
		return true;
	}
	async getMimeType() {
		await this.allTracksKnown.promise;
		const codecStrings = this.trackDatas.map((trackData) => {
			if (trackData.type === "video") return trackData.info.decoderConfig.codec;
			else if (trackData.type === "audio") return trackData.info.decoderConfig.codec;
			else return { webvtt: "wvtt" }[trackData.track.source._codec];
		});
		return buildMatroskaMimeType({
			isWebM: this.format instanceof WebMOutputFormat,
			hasVideo: this.trackDatas.some((x) => x.type === "video"),
			hasAudio: this.trackDatas.some((x) => x.type === "audio"),
			codecStrings
		});
	}
	getVideoTrackData(track, packet, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateVideoChunkMetadata(meta, track.source._codec);
		assert(meta);
		assert(meta.decoderConfig);
		assert(meta.decoderConfig.codedWidth !== void 0);
		assert(meta.decoderConfig.codedHeight !== void 0);
		const displayAspectWidth = meta.decoderConfig.displayAspectWidth;
		const displayAspectHeight = meta.decoderConfig.displayAspectHeight;
		const aspectRatio = displayAspectWidth === void 0 || displayAspectHeight === void 0 ? null : simplifyRational({
			num: displayAspectWidth,
			den: displayAspectHeight
		});
		const newTrackData = {
			track,
			type: "video",
			info: {
				width: meta.decoderConfig.codedWidth,
				height: meta.decoderConfig.codedHeight,
				aspectRatio,
				decoderConfig: meta.decoderConfig,
				alphaMode: track.metadata.canBeTransparent || (packet ? !!packet.sideData.alpha : null)
			},
			chunkQueue: [],
			lastWrittenMsTimestamp: null,
			codecPrivate: meta.decoderConfig.description ?? null,
			closed: false
		};
		if (track.source._codec === "vp9") newTrackData.codecPrivate = new Uint8Array(generateVp9CodecConfigurationFromCodecString(newTrackData.info.decoderConfig.codec));
		else if (track.source._codec === "av1") newTrackData.codecPrivate = new Uint8Array(generateAv1CodecConfigurationFromCodecString(newTrackData.info.decoderConfig.codec));
		else if (track.source._codec === "prores") newTrackData.codecPrivate = textEncoder.encode(meta.decoderConfig.codec);
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	getAudioTrackData(track, packet, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateAudioChunkMetadata(meta, track.source._codec);
		assert(meta);
		assert(meta.decoderConfig);
		const decoderConfig = { ...meta.decoderConfig };
		let requiresAdtsStripping = false;
		if (track.source._codec === "aac" && !decoderConfig.description) {
			if (!packet) throw new Error("No AAC description provided; you must therefore provide a priming packet.");
			const adtsFrame = readAdtsFrameHeader(FileSlice.tempFromBytes(packet.data));
			if (!adtsFrame) throw new Error("Couldn't parse ADTS header from the AAC packet. Make sure the packets are in ADTS format (as specified in ISO 13818-7) when not providing a description, or provide a description (must be an AudioSpecificConfig as specified in ISO 14496-3) and ensure the packets are raw AAC data.");
			const sampleRate = aacFrequencyTable[adtsFrame.samplingFrequencyIndex];
			const numberOfChannels = aacChannelMap[adtsFrame.channelConfiguration];
			if (sampleRate === void 0 || numberOfChannels === void 0) throw new Error("Invalid ADTS frame header.");
			decoderConfig.description = buildAacAudioSpecificConfig({
				objectType: adtsFrame.objectType,
				outputSampleRate: sampleRate,
				outputNumberOfChannels: numberOfChannels
			});
			requiresAdtsStripping = true;
		}
		const newTrackData = {
			track,
			type: "audio",
			info: {
				numberOfChannels: meta.decoderConfig.numberOfChannels,
				sampleRate: meta.decoderConfig.sampleRate,
				decoderConfig,
				requiresAdtsStripping
			},
			chunkQueue: [],
			lastWrittenMsTimestamp: null,
			codecPrivate: decoderConfig.description ?? null,
			closed: false
		};
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	getSubtitleTrackData(track, meta) {
		const existingTrackData = this.trackDatas.find((x) => x.track === track);
		if (existingTrackData) return existingTrackData;
		validateSubtitleMetadata(meta);
		assert(meta);
		assert(meta.config);
		const newTrackData = {
			track,
			type: "subtitle",
			info: { config: meta.config },
			chunkQueue: [],
			lastWrittenMsTimestamp: null,
			codecPrivate: textEncoder.encode(meta.config.description),
			closed: false
		};
		this.trackDatas.push(newTrackData);
		this.trackDatas.sort((a, b) => a.track.id - b.track.id);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	async addEncodedVideoPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getVideoTrackData(track, packet, meta);
			trackData.info.alphaMode ??= !!packet.sideData.alpha;
			let packetData = packet.data;
			if (track.source._codec === "prores") {
				if (packetData.byteLength < 8) throw new Error("ProRes packet too small, expected at least 8 bytes.");
				packetData = packetData.subarray(8);
			}
			const isKeyFrame = packet.type === "key";
			this.validateTimestamp(trackData.track, packet.timestamp, isKeyFrame);
			let timestamp = packet.timestamp;
			let duration = packet.duration;
			if (track.metadata.frameRate !== void 0) {
				timestamp = roundToDivisor(timestamp, track.metadata.frameRate);
				duration = roundToDivisor(duration, track.metadata.frameRate);
			}
			const additions = trackData.info.alphaMode ? packet.sideData.alpha ?? null : null;
			const videoChunk = this.createInternalChunk(packetData, timestamp, duration, packet.type, additions);
			if (track.source._codec === "vp9") this.fixVP9ColorSpace(trackData, videoChunk);
			trackData.chunkQueue.push(videoChunk);
			await this.interleaveChunks();
		} finally {
			release();
		}
	}
	async addEncodedAudioPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getAudioTrackData(track, packet, meta);
			let packetData = packet.data;
			if (trackData.info.requiresAdtsStripping) {
				const adtsFrame = readAdtsFrameHeader(FileSlice.tempFromBytes(packetData));
				if (!adtsFrame) throw new Error("Expected ADTS frame, didn't get one.");
				const headerLength = adtsFrame.crcCheck === null ? 7 : 9;
				packetData = packetData.subarray(headerLength);
			}
			const isKeyFrame = packet.type === "key";
			this.validateTimestamp(trackData.track, packet.timestamp, isKeyFrame);
			const audioChunk = this.createInternalChunk(packetData, packet.timestamp, packet.duration, packet.type);
			trackData.chunkQueue.push(audioChunk);
			await this.interleaveChunks();
		} finally {
			release();
		}
	}
	async addSubtitleCue(track, cue, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getSubtitleTrackData(track, meta);
			this.validateTimestamp(trackData.track, cue.timestamp, true);
			let bodyText = cue.text;
			const timestampMs = Math.round(cue.timestamp * 1e3);
			inlineTimestampRegex.lastIndex = 0;
			bodyText = bodyText.replace(inlineTimestampRegex, (match) => {
				const offsetTime = parseSubtitleTimestamp(match.slice(1, -1)) - timestampMs;
				return `<${formatSubtitleTimestamp(offsetTime)}>`;
			});
			const body = textEncoder.encode(bodyText);
			const additions = `${cue.settings ?? ""}\n${cue.identifier ?? ""}\n${cue.notes ?? ""}`;
			const subtitleChunk = this.createInternalChunk(body, cue.timestamp, cue.duration, "key", additions.trim() ? textEncoder.encode(additions) : null);
			trackData.chunkQueue.push(subtitleChunk);
			await this.interleaveChunks();
		} finally {
			release();
		}
	}
	async interleaveChunks(isFinalCall = false) {
		if (!isFinalCall && !this.allTracksAreKnown()) return;
		outer: while (true) {
			let trackWithMinTimestamp = null;
			let minTimestamp = Infinity;
			for (const trackData of this.trackDatas) {
				if (!isFinalCall && trackData.chunkQueue.length === 0 && !trackData.closed) break outer;
				if (trackData.chunkQueue.length > 0 && trackData.chunkQueue[0].timestamp < minTimestamp) {
					trackWithMinTimestamp = trackData;
					minTimestamp = trackData.chunkQueue[0].timestamp;
				}
			}
			if (!trackWithMinTimestamp) break;
			const chunk = trackWithMinTimestamp.chunkQueue.shift();
			this.writeBlock(trackWithMinTimestamp, chunk);
		}
		if (!isFinalCall) await this.writer.flush();
	}
	/**
	* Due to [a bug in Chromium](https://bugs.chromium.org/p/chromium/issues/detail?id=1377842), VP9 streams often
	* lack color space information. This method patches in that information.
	*/
	fixVP9ColorSpace(trackData, chunk) {
		if (chunk.type !== "key") return;
		if (!trackData.info.decoderConfig.colorSpace || !trackData.info.decoderConfig.colorSpace.matrix) return;
		const bitstream = new Bitstream(chunk.data);
		bitstream.skipBits(2);
		const profileLowBit = bitstream.readBits(1);
		const profile = (bitstream.readBits(1) << 1) + profileLowBit;
		if (profile === 3) bitstream.skipBits(1);
		if (bitstream.readBits(1)) return;
		if (bitstream.readBits(1) !== 0) return;
		bitstream.skipBits(2);
		if (bitstream.readBits(24) !== 4817730) return;
		if (profile >= 2) bitstream.skipBits(1);
		const colorSpaceID = {
			rgb: 7,
			bt709: 2,
			bt470bg: 1,
			smpte170m: 3
		}[trackData.info.decoderConfig.colorSpace.matrix];
		writeBits(chunk.data, bitstream.pos, bitstream.pos + 3, colorSpaceID);
	}
	/** Converts a read-only external chunk into an internal one for easier use. */
	createInternalChunk(data, timestamp, duration, type, additions = null) {
		return {
			data,
			type,
			timestamp,
			duration,
			additions
		};
	}
	/** Writes a block containing media data to the file. */
	writeBlock(trackData, chunk) {
		if (!this.segment) this.createSegment();
		const msTimestamp = Math.round(1e3 * chunk.timestamp);
		const keyFrameQueuedEverywhere = this.trackDatas.every((otherTrackData) => {
			if (trackData === otherTrackData) return chunk.type === "key";
			const firstQueuedSample = otherTrackData.chunkQueue[0];
			if (firstQueuedSample) return firstQueuedSample.type === "key";
			return otherTrackData.closed;
		});
		let shouldCreateNewCluster = false;
		if (!this.currentCluster) shouldCreateNewCluster = true;
		else {
			assert(this.currentClusterStartMsTimestamp !== null);
			assert(this.currentClusterMaxMsTimestamp !== null);
			const relativeTimestamp = msTimestamp - this.currentClusterStartMsTimestamp;
			shouldCreateNewCluster = keyFrameQueuedEverywhere && msTimestamp > this.currentClusterMaxMsTimestamp && relativeTimestamp >= 1e3 * (this.format._options.minimumClusterDuration ?? 1) || relativeTimestamp > MAX_CLUSTER_TIMESTAMP_MS;
		}
		if (shouldCreateNewCluster) this.createNewCluster(msTimestamp);
		const relativeTimestamp = msTimestamp - this.currentClusterStartMsTimestamp;
		if (relativeTimestamp < MIN_CLUSTER_TIMESTAMP_MS) {
			if (!this.warnedAboutTooNegativeTimestamp) {
				const formatName = this.format instanceof WebMOutputFormat ? "WebM" : "Matroska";
				Logging._warn(`Packets had to be discarded because their timestamp is too negative to represent in ${formatName}.`);
				this.warnedAboutTooNegativeTimestamp = true;
			}
			return;
		}
		const prelude = /* @__PURE__ */ new Uint8Array(4);
		const view = new DataView(prelude.buffer);
		view.setUint8(0, 128 | trackData.track.id);
		view.setInt16(1, relativeTimestamp, false);
		const msDuration = Math.round(1e3 * chunk.duration);
		if (!(!!chunk.additions || trackData.type === "subtitle")) {
			view.setUint8(3, Number(chunk.type === "key") << 7);
			const simpleBlock = {
				id: EBMLId.SimpleBlock,
				data: [prelude, chunk.data]
			};
			this.ebmlWriter.writeEBML(simpleBlock);
		} else {
			const blockGroup = {
				id: EBMLId.BlockGroup,
				data: [
					{
						id: EBMLId.Block,
						data: [prelude, chunk.data]
					},
					chunk.type === "delta" ? {
						id: EBMLId.ReferenceBlock,
						data: new EBMLSignedInt(trackData.lastWrittenMsTimestamp - msTimestamp)
					} : null,
					chunk.additions ? {
						id: EBMLId.BlockAdditions,
						data: [{
							id: EBMLId.BlockMore,
							data: [{
								id: EBMLId.BlockAddID,
								data: 1
							}, {
								id: EBMLId.BlockAdditional,
								data: chunk.additions
							}]
						}]
					} : null,
					msDuration > 0 ? {
						id: EBMLId.BlockDuration,
						data: msDuration
					} : null
				]
			};
			this.ebmlWriter.writeEBML(blockGroup);
		}
		this.startTimestamp = Math.min(this.startTimestamp, msTimestamp);
		this.endTimestamp = Math.max(this.endTimestamp, msTimestamp + msDuration);
		trackData.lastWrittenMsTimestamp = msTimestamp;
		if (!this.trackDatasInCurrentCluster.has(trackData)) this.trackDatasInCurrentCluster.set(trackData, { firstMsTimestamp: msTimestamp });
		this.currentClusterMaxMsTimestamp = Math.max(this.currentClusterMaxMsTimestamp, msTimestamp);
	}
	/** Creates a new Cluster element to contain media chunks. */
	createNewCluster(msTimestamp) {
		msTimestamp = Math.max(0, msTimestamp);
		if (this.currentCluster) this.finalizeCurrentCluster();
		if (this.format._options.onCluster) this.writer.startTrackingWrites();
		this.currentCluster = {
			id: EBMLId.Cluster,
			size: this.format._options.appendOnly ? -1 : CLUSTER_SIZE_BYTES,
			data: [{
				id: EBMLId.Timestamp,
				data: msTimestamp
			}]
		};
		this.ebmlWriter.writeEBML(this.currentCluster);
		this.currentClusterStartMsTimestamp = msTimestamp;
		this.currentClusterMaxMsTimestamp = msTimestamp;
		this.trackDatasInCurrentCluster.clear();
	}
	finalizeCurrentCluster() {
		assert(this.currentCluster);
		if (!this.format._options.appendOnly) {
			const clusterSize = this.writer.getPos() - this.ebmlWriter.dataOffsets.get(this.currentCluster);
			const endPos = this.writer.getPos();
			this.writer.seek(this.ebmlWriter.offsets.get(this.currentCluster) + 4);
			this.ebmlWriter.writeVarInt(clusterSize, CLUSTER_SIZE_BYTES);
			this.writer.seek(endPos);
		}
		if (this.format._options.onCluster) {
			assert(this.currentClusterStartMsTimestamp !== null);
			const { data, start } = this.writer.stopTrackingWrites();
			this.format._options.onCluster(data, start, this.currentClusterStartMsTimestamp / 1e3);
		}
		const clusterOffsetFromSegment = this.ebmlWriter.offsets.get(this.currentCluster) - this.segmentDataOffset;
		const groupedByTimestamp = /* @__PURE__ */ new Map();
		for (const [trackData, { firstMsTimestamp }] of this.trackDatasInCurrentCluster) {
			if (!groupedByTimestamp.has(firstMsTimestamp)) groupedByTimestamp.set(firstMsTimestamp, []);
			groupedByTimestamp.get(firstMsTimestamp).push(trackData);
		}
		const groupedAndSortedByTimestamp = [...groupedByTimestamp.entries()].sort((a, b) => a[0] - b[0]);
		for (const [msTimestamp, trackDatas] of groupedAndSortedByTimestamp) {
			assert(this.cues);
			this.cues.data.push({
				id: EBMLId.CuePoint,
				data: [{
					id: EBMLId.CueTime,
					data: Math.max(0, msTimestamp)
				}, ...trackDatas.map((trackData) => {
					return {
						id: EBMLId.CueTrackPositions,
						data: [{
							id: EBMLId.CueTrack,
							data: trackData.track.id
						}, {
							id: EBMLId.CueClusterPosition,
							data: clusterOffsetFromSegment
						}]
					};
				})]
			});
		}
	}
	async onTrackClose(track) {
		const release = await this.mutex.acquire();
		const trackData = this.trackDatas.find((x) => x.track === track);
		if (trackData) trackData.closed = true;
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		await this.interleaveChunks();
		release();
	}
	/** Finalizes the file, making it ready for use. Must be called after all media chunks have been added. */
	async finalize() {
		const release = await this.mutex.acquire();
		this.allTracksKnown.resolve();
		for (const trackData of this.trackDatas) trackData.closed = true;
		if (!this.segment) this.createSegment();
		await this.interleaveChunks(true);
		if (this.currentCluster) this.finalizeCurrentCluster();
		assert(this.cues);
		this.ebmlWriter.writeEBML(this.cues);
		if (!this.format._options.appendOnly) {
			const segmentSize = this.writer.getPos() - this.segmentDataOffset;
			this.writer.seek(this.ebmlWriter.offsets.get(this.segment) + 4);
			this.ebmlWriter.writeVarInt(segmentSize, SEGMENT_SIZE_BYTES);
			const duration = this.startTimestamp === Infinity ? 0 : this.endTimestamp;
			this.segmentDuration.data = new EBMLFloat64(duration);
			this.writer.seek(this.ebmlWriter.offsets.get(this.segmentDuration));
			this.ebmlWriter.writeEBML(this.segmentDuration);
			assert(this.seekHead);
			this.writer.seek(this.ebmlWriter.offsets.get(this.seekHead));
			this.maybeCreateSeekHead(true);
			this.ebmlWriter.writeEBML(this.seekHead);
		}
		release();
	}
};
// ../node_modules/mediabunny/dist/modules/src/mp3/mp3-writer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Mp3Writer = class {
	constructor(writer) {
		this.writer = writer;
		this.helper = /* @__PURE__ */ new Uint8Array(8);
		this.helperView = new DataView(this.helper.buffer);
	}
	writeU32(value) {
		this.helperView.setUint32(0, value, false);
		this.writer.write(this.helper.subarray(0, 4));
	}
	writeXingFrame(data) {
		const startPos = this.writer.getPos();
		const firstByte = 255;
		const secondByte = 224 | data.mpegVersionId << 3 | data.layer << 1;
		let lowSamplingFrequency;
		if (data.mpegVersionId & 2) lowSamplingFrequency = data.mpegVersionId & 1 ? 0 : 1;
		else lowSamplingFrequency = 1;
		const padding = 0;
		const neededBytes = 155;
		let bitrateIndex = -1;
		const bitrateOffset = lowSamplingFrequency * 16 * 4 + data.layer * 16;
		for (let i = 0; i < 16; i++) {
			const kbr = KILOBIT_RATES[bitrateOffset + i];
			if (computeMp3FrameSize(lowSamplingFrequency, data.layer, 1e3 * kbr, data.sampleRate, padding) >= neededBytes) {
				bitrateIndex = i;
				break;
			}
		}
		if (bitrateIndex === -1) throw new Error("No suitable bitrate found.");
		const thirdByte = bitrateIndex << 4 | data.frequencyIndex << 2 | 0;
		const fourthByte = data.channel << 6 | data.modeExtension << 4 | data.copyright << 3 | data.original << 2 | data.emphasis;
		this.helper[0] = firstByte;
		this.helper[1] = secondByte;
		this.helper[2] = thirdByte;
		this.helper[3] = fourthByte;
		this.writer.write(this.helper.subarray(0, 4));
		const xingOffset = getXingOffset(data.mpegVersionId, data.channel);
		this.writer.seek(startPos + xingOffset);
		this.writeU32(XING);
		let flags = 0;
		if (data.frameCount !== null) flags |= XingFlags.FrameCount;
		if (data.fileSize !== null) flags |= XingFlags.FileSize;
		if (data.toc !== null) flags |= XingFlags.Toc;
		this.writeU32(flags);
		this.writeU32(data.frameCount ?? 0);
		this.writeU32(data.fileSize ?? 0);
		this.writer.write(data.toc ?? /* @__PURE__ */ new Uint8Array(100));
		const kilobitRate = KILOBIT_RATES[bitrateOffset + bitrateIndex];
		const frameSize = computeMp3FrameSize(lowSamplingFrequency, data.layer, 1e3 * kilobitRate, data.sampleRate, padding);
		this.writer.write(new Uint8Array(startPos + frameSize - this.writer.getPos()));
	}
};
// ../node_modules/mediabunny/dist/modules/src/mp3/mp3-muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var Mp3Muxer = class extends Muxer {
	constructor(output, format) {
		super(output);
		this.xingFrameData = null;
		this.frameCount = 0;
		this.framePositions = [];
		this.xingFramePos = null;
		this.format = format;
		this.writeXingHeader = format._options.xingHeader !== false;
	}
	async start() {
		const release = await this.mutex.acquire();
		this.writer = await this.output._getRootWriter(!this.writeXingHeader);
		this.mp3Writer = new Mp3Writer(this.writer);
		if (!metadataTagsAreEmpty(this.output._metadataTags)) new Id3V2Writer(this.writer).writeId3V2Tag(this.output._metadataTags);
		release();
	}
	async getMimeType() {
		return "audio/mpeg";
	}
	async addEncodedVideoPacket() {
		throw new Error("MP3 does not support video.");
	}
	async addEncodedAudioPacket(track, packet) {
		const release = await this.mutex.acquire();
		try {
			if (!this.xingFrameData && this.writeXingHeader) {
				const view = toDataView(packet.data);
				if (view.byteLength < 4) throw new Error("Invalid MP3 header in sample.");
				const word = view.getUint32(0, false);
				const header = readMp3FrameHeader(word, null).header;
				if (!header) throw new Error("Invalid MP3 header in sample.");
				const xingOffset = getXingOffset(header.mpegVersionId, header.channel);
				if (view.byteLength >= xingOffset + 4) {
					const word = view.getUint32(xingOffset, false);
					if (word === 1483304551 || word === 1231971951) return;
				}
				this.xingFrameData = {
					mpegVersionId: header.mpegVersionId,
					layer: header.layer,
					frequencyIndex: header.frequencyIndex,
					sampleRate: header.sampleRate,
					channel: header.channel,
					modeExtension: header.modeExtension,
					copyright: header.copyright,
					original: header.original,
					emphasis: header.emphasis,
					frameCount: null,
					fileSize: null,
					toc: null
				};
				this.xingFramePos = this.writer.getPos();
				this.mp3Writer.writeXingFrame(this.xingFrameData);
				this.frameCount++;
			}
			this.validateTimestamp(track, packet.timestamp, packet.type === "key");
			if (this.writeXingHeader) this.framePositions.push(this.writer.getPos());
			this.writer.write(packet.data);
			this.frameCount++;
			await this.writer.flush();
		} finally {
			release();
		}
	}
	async addSubtitleCue() {
		throw new Error("MP3 does not support subtitles.");
	}
	async finalize() {
		const release = await this.mutex.acquire();
		if (this.frameCount === 0) {
			if (!this.writeXingHeader) throw new Error("Cannot finalize an empty MP3 file: not a single packet was added and the Xing header is disabled, so there's no frame we could write.");
			const track = this.output.tracks[0];
			assert(track?.isAudioTrack());
			const primingPacket = track.metadata.primingPacket;
			if (primingPacket) {
				const view = toDataView(primingPacket.data);
				if (view.byteLength < 4) throw new Error("Invalid MP3 header in priming packet.");
				const word = view.getUint32(0, false);
				const header = readMp3FrameHeader(word, null).header;
				if (!header) throw new Error("Invalid MP3 header in priming packet.");
				this.xingFrameData = {
					mpegVersionId: header.mpegVersionId,
					layer: header.layer,
					frequencyIndex: header.frequencyIndex,
					sampleRate: header.sampleRate,
					channel: header.channel,
					modeExtension: header.modeExtension,
					copyright: header.copyright,
					original: header.original,
					emphasis: header.emphasis,
					frameCount: null,
					fileSize: null,
					toc: null
				};
			} else if (track.metadata.decoderConfig) {
				const { sampleRate, numberOfChannels } = track.metadata.decoderConfig;
				const mpegVersionIds = [
					3,
					2,
					0
				];
				let mpegVersionId = null;
				let frequencyIndex = -1;
				for (let i = 0; i < mpegVersionIds.length; i++) {
					frequencyIndex = SAMPLING_RATES.indexOf(sampleRate << i);
					if (frequencyIndex !== -1) {
						mpegVersionId = mpegVersionIds[i];
						break;
					}
				}
				if (mpegVersionId === null) throw new Error(`${sampleRate} Hz is not a valid MP3 sample rate.`);
				this.xingFrameData = {
					mpegVersionId,
					layer: 1,
					frequencyIndex,
					sampleRate,
					channel: numberOfChannels === 1 ? 3 : 0,
					modeExtension: 0,
					copyright: 0,
					original: 0,
					emphasis: 0,
					frameCount: null,
					fileSize: null,
					toc: null
				};
			} else throw new Error("Cannot finalize an empty MP3 file: no packets were added and the track specified neither a decoderConfig nor a primingPacket in its metadata, so there's no telling what the file should look like.");
			this.xingFramePos = this.writer.getPos();
			this.mp3Writer.writeXingFrame(this.xingFrameData);
			this.frameCount++;
		}
		if (this.writeXingHeader) {
			assert(this.xingFrameData);
			assert(this.xingFramePos !== null);
			const audioDataEndPos = this.writer.getPos() - this.xingFramePos;
			this.writer.seek(this.xingFramePos);
			if (this.framePositions.length > 0) {
				const toc = /* @__PURE__ */ new Uint8Array(100);
				for (let i = 0; i < 100; i++) {
					const index = Math.floor(this.framePositions.length * (i / 100));
					const byteOffset = this.framePositions[index] - this.xingFramePos;
					toc[i] = 256 * (byteOffset / audioDataEndPos);
				}
				this.xingFrameData.toc = toc;
			}
			this.xingFrameData.frameCount = this.frameCount;
			this.xingFrameData.fileSize = audioDataEndPos;
			if (this.format._options.onXingFrame) this.writer.startTrackingWrites();
			this.mp3Writer.writeXingFrame(this.xingFrameData);
			if (this.format._options.onXingFrame) {
				const { data, start } = this.writer.stopTrackingWrites();
				this.format._options.onXingFrame(data, start);
			}
		}
		release();
	}
};
// ../node_modules/mediabunny/dist/modules/src/ogg/ogg-muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
const PAGE_SIZE_TARGET = 8192;
var OggMuxer = class extends Muxer {
	constructor(output, format) {
		super(output);
		this.trackDatas = [];
		this.bosPagesWritten = false;
		this.allTracksKnown = promiseWithResolvers();
		this.pageBytes = new Uint8Array(MAX_PAGE_SIZE);
		this.pageView = new DataView(this.pageBytes.buffer);
		this.format = format;
	}
	async start() {
		const release = await this.mutex.acquire();
		this.writer = await this.output._getRootWriter(true);
		for (const track of this.output.tracks) {
			assert(track.isAudioTrack());
			if (track.metadata.decoderConfig) this.getTrackData(track, { decoderConfig: track.metadata.decoderConfig });
		}
		release();
	}
	async getMimeType() {
		await this.allTracksKnown.promise;
		return buildOggMimeType({ codecStrings: this.trackDatas.map((x) => x.codecInfo.codec) });
	}
	addEncodedVideoPacket() {
		throw new Error("Video tracks are not supported.");
	}
	getTrackData(track, meta) {
		const existingTrackData = this.trackDatas.find((td) => td.track === track);
		if (existingTrackData) return existingTrackData;
		let serialNumber;
		do
			serialNumber = Math.floor(2 ** 32 * Math.random());
		while (this.trackDatas.some((td) => td.serialNumber === serialNumber));
		assert(track.source._codec === "vorbis" || track.source._codec === "opus");
		validateAudioChunkMetadata(meta, track.source._codec);
		assert(meta);
		assert(meta.decoderConfig);
		const newTrackData = {
			track,
			serialNumber,
			internalSampleRate: track.source._codec === "opus" ? OPUS_SAMPLE_RATE : meta.decoderConfig.sampleRate,
			codecInfo: {
				codec: track.source._codec,
				vorbisInfo: null,
				opusInfo: null
			},
			vorbisLastBlocksize: null,
			packetQueue: [],
			startTimestampInSamples: null,
			currentTimestampInSamples: 0,
			audioPacketCount: 0,
			pagesWritten: 0,
			currentGranulePosition: 0,
			currentLacingValues: [],
			currentPageData: [],
			currentPageSize: 27,
			currentPageStartsWithFreshPacket: true,
			currentPageStartTimestampInSamples: 0,
			closed: false
		};
		this.queueHeaderPackets(newTrackData, meta);
		this.trackDatas.push(newTrackData);
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		return newTrackData;
	}
	queueHeaderPackets(trackData, meta) {
		assert(meta.decoderConfig);
		if (trackData.track.source._codec === "vorbis") {
			assert(meta.decoderConfig.description);
			const bytes = toUint8Array(meta.decoderConfig.description);
			if (bytes[0] !== 2) throw new TypeError("First byte of Vorbis decoder description must be 2.");
			let pos = 1;
			const readPacketLength = () => {
				let length = 0;
				while (true) {
					const value = bytes[pos++];
					if (value === void 0) throw new TypeError("Vorbis decoder description is too short.");
					length += value;
					if (value < 255) return length;
				}
			};
			const identificationHeaderLength = readPacketLength();
			const commentHeaderLength = readPacketLength();
			if (bytes.length - pos <= 0) throw new TypeError("Vorbis decoder description is too short.");
			const identificationHeader = bytes.subarray(pos, pos += identificationHeaderLength);
			pos += commentHeaderLength;
			const setupHeader = bytes.subarray(pos);
			const commentHeaderHeader = /* @__PURE__ */ new Uint8Array(7);
			commentHeaderHeader[0] = 3;
			commentHeaderHeader[1] = 118;
			commentHeaderHeader[2] = 111;
			commentHeaderHeader[3] = 114;
			commentHeaderHeader[4] = 98;
			commentHeaderHeader[5] = 105;
			commentHeaderHeader[6] = 115;
			const commentHeader = createVorbisComments(commentHeaderHeader, this.output._metadataTags, true);
			trackData.packetQueue.push({
				data: identificationHeader,
				timestampInSamples: 0,
				durationInSamples: 0,
				trimmedDurationInSamples: 0,
				forcePageFlush: true
			}, {
				data: commentHeader,
				timestampInSamples: 0,
				durationInSamples: 0,
				trimmedDurationInSamples: 0,
				forcePageFlush: false
			}, {
				data: setupHeader,
				timestampInSamples: 0,
				durationInSamples: 0,
				trimmedDurationInSamples: 0,
				forcePageFlush: true
			});
			const blockSizeByte = toDataView(identificationHeader).getUint8(28);
			trackData.codecInfo.vorbisInfo = {
				blocksizes: [1 << (blockSizeByte & 15), 1 << (blockSizeByte >> 4)],
				modeBlockflags: parseModesFromVorbisSetupPacket(setupHeader).modeBlockflags
			};
		} else if (trackData.track.source._codec === "opus") {
			if (!meta.decoderConfig.description) throw new TypeError("For Ogg, Opus decoder description is required.");
			const identificationHeader = toUint8Array(meta.decoderConfig.description);
			const commentHeaderHeader = /* @__PURE__ */ new Uint8Array(8);
			const commentHeaderHeaderView = toDataView(commentHeaderHeader);
			commentHeaderHeaderView.setUint32(0, 1332770163, false);
			commentHeaderHeaderView.setUint32(4, 1415669619, false);
			const commentHeader = createVorbisComments(commentHeaderHeader, this.output._metadataTags, true);
			trackData.packetQueue.push({
				data: identificationHeader,
				timestampInSamples: 0,
				durationInSamples: 0,
				trimmedDurationInSamples: 0,
				forcePageFlush: true
			}, {
				data: commentHeader,
				timestampInSamples: 0,
				durationInSamples: 0,
				trimmedDurationInSamples: 0,
				forcePageFlush: true
			});
			trackData.codecInfo.opusInfo = { preSkip: parseOpusIdentificationHeader(identificationHeader).preSkip };
		}
	}
	async addEncodedAudioPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			const trackData = this.getTrackData(track, meta);
			this.validateTimestamp(trackData.track, packet.timestamp, packet.type === "key");
			if (trackData.startTimestampInSamples === null) {
				const timestampInSamples = Math.round(packet.timestamp * trackData.internalSampleRate);
				const preSkip = trackData.codecInfo.opusInfo?.preSkip ?? 0;
				trackData.startTimestampInSamples = timestampInSamples > 0 ? timestampInSamples + preSkip : 0;
				trackData.currentTimestampInSamples = trackData.startTimestampInSamples;
			}
			const currentTimestampInSamples = trackData.currentTimestampInSamples;
			const { durationInSamples, vorbisBlockSize } = extractSampleMetadata(packet.data, trackData.codecInfo, trackData.vorbisLastBlocksize);
			trackData.currentTimestampInSamples += durationInSamples;
			trackData.vorbisLastBlocksize = vorbisBlockSize;
			const trimmedDurationInSamples = packet.duration > 0 ? clamp(Math.round(packet.duration * trackData.internalSampleRate), 0, durationInSamples) : durationInSamples;
			const forcePageFlush = trackData.startTimestampInSamples > 0 && trackData.audioPacketCount === 1;
			trackData.audioPacketCount++;
			trackData.packetQueue.push({
				data: packet.data,
				timestampInSamples: currentTimestampInSamples,
				durationInSamples,
				trimmedDurationInSamples,
				forcePageFlush
			});
			await this.interleavePages();
		} finally {
			release();
		}
	}
	addSubtitleCue() {
		throw new Error("Subtitle tracks are not supported.");
	}
	allTracksAreKnown() {
		for (const track of this.output.tracks) if (!track.source._closed && !this.trackDatas.some((x) => x.track === track)) return false;
		return true;
	}
	async interleavePages(isFinalCall = false) {
		if (!this.bosPagesWritten) {
			if (!this.allTracksAreKnown() && !isFinalCall) return;
			for (const trackData of this.trackDatas) while (trackData.packetQueue.length > 0) {
				const packet = trackData.packetQueue.shift();
				this.writePacket(trackData, packet, false);
				if (packet.forcePageFlush) break;
			}
			this.bosPagesWritten = true;
		}
		outer: while (true) {
			let trackWithMinTimestamp = null;
			let minTimestamp = Infinity;
			for (const trackData of this.trackDatas) {
				if (!isFinalCall && trackData.packetQueue.length <= 1 && !trackData.closed) break outer;
				if (trackData.packetQueue.length > 0 && trackData.packetQueue[0].timestampInSamples < minTimestamp) {
					trackWithMinTimestamp = trackData;
					minTimestamp = trackData.packetQueue[0].timestampInSamples;
				}
			}
			if (!trackWithMinTimestamp) break;
			const packet = trackWithMinTimestamp.packetQueue.shift();
			const isFinalPacket = trackWithMinTimestamp.packetQueue.length === 0;
			this.writePacket(trackWithMinTimestamp, packet, isFinalPacket);
		}
		if (!isFinalCall) await this.writer.flush();
	}
	writePacket(trackData, packet, isFinalPacket) {
		const packetEndTimestampInSamples = packet.timestampInSamples + (isFinalPacket ? packet.trimmedDurationInSamples : packet.durationInSamples);
		if (trackData.currentLacingValues.length === 0) trackData.currentPageStartTimestampInSamples = packet.timestampInSamples;
		if (this.format._options.maximumPageDuration !== void 0) {
			const maxDurationInSamples = this.format._options.maximumPageDuration * trackData.internalSampleRate;
			if (trackData.currentLacingValues.length > 0 && packetEndTimestampInSamples - trackData.currentPageStartTimestampInSamples > maxDurationInSamples) this.writePage(trackData, false);
		}
		let remainingLength = packet.data.length;
		let dataStartOffset = 0;
		let dataOffset = 0;
		while (true) {
			if (trackData.currentLacingValues.length === 0 && dataStartOffset > 0) trackData.currentPageStartsWithFreshPacket = false;
			const segmentSize = Math.min(255, remainingLength);
			trackData.currentLacingValues.push(segmentSize);
			trackData.currentPageSize++;
			dataOffset += segmentSize;
			const segmentIsLastOfPacket = remainingLength < 255;
			if (trackData.currentLacingValues.length === 255) {
				const slice = packet.data.subarray(dataStartOffset, dataOffset);
				dataStartOffset = dataOffset;
				trackData.currentPageData.push(slice);
				trackData.currentPageSize += slice.length;
				this.writePage(trackData, isFinalPacket && segmentIsLastOfPacket);
				if (segmentIsLastOfPacket) return;
			}
			if (segmentIsLastOfPacket) break;
			remainingLength -= 255;
		}
		const slice = packet.data.subarray(dataStartOffset);
		trackData.currentPageData.push(slice);
		trackData.currentPageSize += slice.length;
		trackData.currentGranulePosition = packetEndTimestampInSamples;
		if (trackData.currentPageSize >= PAGE_SIZE_TARGET || packet.forcePageFlush) this.writePage(trackData, isFinalPacket);
	}
	writePage(trackData, isEos) {
		this.pageView.setUint32(0, OGGS, true);
		this.pageView.setUint8(4, 0);
		let headerType = 0;
		if (!trackData.currentPageStartsWithFreshPacket) headerType |= 1;
		if (trackData.pagesWritten === 0) headerType |= 2;
		if (isEos) headerType |= 4;
		this.pageView.setUint8(5, headerType);
		const granulePosition = trackData.currentLacingValues.every((x) => x === 255) ? -1 : trackData.currentGranulePosition;
		setInt64(this.pageView, 6, granulePosition, true);
		this.pageView.setUint32(14, trackData.serialNumber, true);
		this.pageView.setUint32(18, trackData.pagesWritten, true);
		this.pageView.setUint32(22, 0, true);
		this.pageView.setUint8(26, trackData.currentLacingValues.length);
		this.pageBytes.set(trackData.currentLacingValues, 27);
		let pos = 27 + trackData.currentLacingValues.length;
		for (const data of trackData.currentPageData) {
			this.pageBytes.set(data, pos);
			pos += data.length;
		}
		const slice = this.pageBytes.subarray(0, pos);
		const crc = computeOggPageCrc(slice);
		this.pageView.setUint32(22, crc, true);
		trackData.pagesWritten++;
		trackData.currentLacingValues.length = 0;
		trackData.currentPageData.length = 0;
		trackData.currentPageSize = 27;
		trackData.currentPageStartsWithFreshPacket = true;
		trackData.currentPageStartTimestampInSamples = trackData.currentGranulePosition;
		if (this.format._options.onPage) this.writer.startTrackingWrites();
		this.writer.write(slice);
		if (this.format._options.onPage) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.format._options.onPage(data, start, trackData.track.source);
		}
	}
	async onTrackClose(track) {
		const release = await this.mutex.acquire();
		const trackData = this.trackDatas.find((x) => x.track === track);
		if (trackData) trackData.closed = true;
		if (this.allTracksAreKnown()) this.allTracksKnown.resolve();
		await this.interleavePages();
		release();
	}
	async finalize() {
		const release = await this.mutex.acquire();
		this.allTracksKnown.resolve();
		for (const trackData of this.trackDatas) trackData.closed = true;
		await this.interleavePages(true);
		for (const trackData of this.trackDatas) if (trackData.currentLacingValues.length > 0) this.writePage(trackData, true);
		release();
	}
};
// ../node_modules/mediabunny/dist/modules/src/wave/riff-writer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var RiffWriter = class {
	constructor(writer) {
		this.writer = writer;
		this.helper = /* @__PURE__ */ new Uint8Array(8);
		this.helperView = new DataView(this.helper.buffer);
	}
	writeU16(value) {
		this.helperView.setUint16(0, value, true);
		this.writer.write(this.helper.subarray(0, 2));
	}
	writeU32(value) {
		this.helperView.setUint32(0, value, true);
		this.writer.write(this.helper.subarray(0, 4));
	}
	writeU64(value) {
		this.helperView.setUint32(0, value, true);
		this.helperView.setUint32(4, Math.floor(value / 2 ** 32), true);
		this.writer.write(this.helper);
	}
	writeAscii(text) {
		this.writer.write(textEncoder.encode(text));
	}
};
// ../node_modules/mediabunny/dist/modules/src/wave/wave-muxer.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
var WaveMuxer = class extends Muxer {
	constructor(output, format) {
		super(output);
		this.headerWritten = false;
		this.dataSize = 0;
		this.sampleRate = null;
		this.sampleCount = 0;
		this.riffSizePos = null;
		this.dataSizePos = null;
		this.ds64RiffSizePos = null;
		this.ds64DataSizePos = null;
		this.ds64SampleCountPos = null;
		this.format = format;
		this.isRf64 = !!format._options.large;
	}
	async start() {
		const release = await this.mutex.acquire();
		this.writer = await this.output._getRootWriter(false);
		this.riffWriter = new RiffWriter(this.writer);
		const track = this.output.tracks[0];
		assert(track?.isAudioTrack());
		if (track.metadata.decoderConfig) {
			validateAudioChunkMetadata({ decoderConfig: track.metadata.decoderConfig }, track.source._codec);
			this.writeHeader(track, track.metadata.decoderConfig);
			this.sampleRate = track.metadata.decoderConfig.sampleRate;
			this.headerWritten = true;
		}
		release();
	}
	async getMimeType() {
		return "audio/wav";
	}
	async addEncodedVideoPacket() {
		throw new Error("WAVE does not support video.");
	}
	async addEncodedAudioPacket(track, packet, meta) {
		const release = await this.mutex.acquire();
		try {
			if (!this.headerWritten) {
				validateAudioChunkMetadata(meta, track.source._codec);
				assert(meta);
				assert(meta.decoderConfig);
				this.writeHeader(track, meta.decoderConfig);
				this.sampleRate = meta.decoderConfig.sampleRate;
				this.headerWritten = true;
			}
			this.validateTimestamp(track, packet.timestamp, packet.type === "key");
			if (!this.isRf64 && this.writer.getPos() + packet.data.byteLength >= 2 ** 32) throw new Error("Adding more audio data would exceed the maximum RIFF size of 4 GiB. To write larger files, use RF64 by setting `large: true` in the WavOutputFormatOptions.");
			this.writer.write(packet.data);
			this.dataSize += packet.data.byteLength;
			this.sampleCount += Math.round(packet.duration * this.sampleRate);
			await this.writer.flush();
		} finally {
			release();
		}
	}
	async addSubtitleCue() {
		throw new Error("WAVE does not support subtitles.");
	}
	writeHeader(track, config) {
		if (this.format._options.onHeader) this.writer.startTrackingWrites();
		let format;
		const codec = track.source._codec;
		const pcmInfo = parsePcmCodec(codec);
		if (pcmInfo.dataType === "ulaw") format = WaveFormat.MULAW;
		else if (pcmInfo.dataType === "alaw") format = WaveFormat.ALAW;
		else if (pcmInfo.dataType === "float") format = WaveFormat.IEEE_FLOAT;
		else format = WaveFormat.PCM;
		const channels = config.numberOfChannels;
		const sampleRate = config.sampleRate;
		const blockSize = pcmInfo.sampleSize * channels;
		this.riffWriter.writeAscii(this.isRf64 ? "RF64" : "RIFF");
		if (this.isRf64) this.riffWriter.writeU32(4294967295);
		else {
			this.riffSizePos = this.writer.getPos();
			this.riffWriter.writeU32(0);
		}
		this.riffWriter.writeAscii("WAVE");
		if (this.isRf64) {
			this.riffWriter.writeAscii("ds64");
			this.riffWriter.writeU32(28);
			this.ds64RiffSizePos = this.writer.getPos();
			this.riffWriter.writeU64(0);
			this.ds64DataSizePos = this.writer.getPos();
			this.riffWriter.writeU64(0);
			this.ds64SampleCountPos = this.writer.getPos();
			this.riffWriter.writeU64(0);
			this.riffWriter.writeU32(0);
		}
		this.riffWriter.writeAscii("fmt ");
		this.riffWriter.writeU32(16);
		this.riffWriter.writeU16(format);
		this.riffWriter.writeU16(channels);
		this.riffWriter.writeU32(sampleRate);
		this.riffWriter.writeU32(sampleRate * blockSize);
		this.riffWriter.writeU16(blockSize);
		this.riffWriter.writeU16(8 * pcmInfo.sampleSize);
		if (!metadataTagsAreEmpty(this.output._metadataTags)) {
			const metadataFormat = this.format._options.metadataFormat ?? "info";
			if (metadataFormat === "info") this.writeInfoChunk(this.output._metadataTags);
			else if (metadataFormat === "id3") this.writeId3Chunk(this.output._metadataTags);
			else assertNever(metadataFormat);
		}
		this.riffWriter.writeAscii("data");
		if (this.isRf64) this.riffWriter.writeU32(4294967295);
		else {
			this.dataSizePos = this.writer.getPos();
			this.riffWriter.writeU32(0);
		}
		if (this.format._options.onHeader) {
			const { data, start } = this.writer.stopTrackingWrites();
			this.format._options.onHeader(data, start);
		}
	}
	writeInfoChunk(metadata) {
		const startPos = this.writer.getPos();
		this.riffWriter.writeAscii("LIST");
		this.riffWriter.writeU32(0);
		this.riffWriter.writeAscii("INFO");
		const writtenTags = /* @__PURE__ */ new Set();
		const writeInfoTag = (tag, value) => {
			if (!isIso88591Compatible(value)) {
				Logging._warn(`Didn't write tag '${tag}' because '${value}' is not ISO 8859-1-compatible.`);
				return;
			}
			const size = value.length + 1;
			const bytes = new Uint8Array(size);
			for (let i = 0; i < value.length; i++) bytes[i] = value.charCodeAt(i);
			this.riffWriter.writeAscii(tag);
			this.riffWriter.writeU32(size);
			this.writer.write(bytes);
			if (size & 1) this.writer.write(/* @__PURE__ */ new Uint8Array(1));
			writtenTags.add(tag);
		};
		for (const { key, value } of keyValueIterator(metadata)) switch (key) {
			case "title":
				writeInfoTag("INAM", value);
				writtenTags.add("INAM");
				break;
			case "artist":
				writeInfoTag("IART", value);
				writtenTags.add("IART");
				break;
			case "album":
				writeInfoTag("IPRD", value);
				writtenTags.add("IPRD");
				break;
			case "trackNumber":
				writeInfoTag("ITRK", metadata.tracksTotal !== void 0 ? `${value}/${metadata.tracksTotal}` : value.toString());
				writtenTags.add("ITRK");
				break;
			case "genre":
				writeInfoTag("IGNR", value);
				writtenTags.add("IGNR");
				break;
			case "date":
				writeInfoTag("ICRD", value.toISOString().slice(0, 10));
				writtenTags.add("ICRD");
				break;
			case "comment":
				writeInfoTag("ICMT", value);
				writtenTags.add("ICMT");
				break;
			case "albumArtist":
			case "discNumber":
			case "tracksTotal":
			case "discsTotal":
			case "beatsPerMinute":
			case "description":
			case "lyrics":
			case "images": break;
			case "raw": break;
			default: assertNever(key);
		}
		if (metadata.raw) for (const key in metadata.raw) {
			const value = metadata.raw[key];
			if (value == null || key.length !== 4 || writtenTags.has(key)) continue;
			if (typeof value === "string") writeInfoTag(key, value);
		}
		const endPos = this.writer.getPos();
		const chunkSize = endPos - startPos - 8;
		this.writer.seek(startPos + 4);
		this.riffWriter.writeU32(chunkSize);
		this.writer.seek(endPos);
		if (chunkSize & 1) this.writer.write(/* @__PURE__ */ new Uint8Array(1));
	}
	writeId3Chunk(metadata) {
		const startPos = this.writer.getPos();
		this.riffWriter.writeAscii("ID3 ");
		this.riffWriter.writeU32(0);
		const id3TagSize = new Id3V2Writer(this.writer).writeId3V2Tag(metadata);
		const endPos = this.writer.getPos();
		this.writer.seek(startPos + 4);
		this.riffWriter.writeU32(id3TagSize);
		this.writer.seek(endPos);
		if (id3TagSize & 1) this.writer.write(/* @__PURE__ */ new Uint8Array(1));
	}
	async finalize() {
		const release = await this.mutex.acquire();
		if (!this.headerWritten) throw new Error("Cannot finalize an empty WAVE file: no packets were added and the track specified no decoderConfig in its metadata, so there's no telling what the file should look like.");
		const endPos = this.writer.getPos();
		if (this.isRf64) {
			assert(this.ds64RiffSizePos !== null);
			this.writer.seek(this.ds64RiffSizePos);
			this.riffWriter.writeU64(endPos - 8);
			assert(this.ds64DataSizePos !== null);
			this.writer.seek(this.ds64DataSizePos);
			this.riffWriter.writeU64(this.dataSize);
			assert(this.ds64SampleCountPos !== null);
			this.writer.seek(this.ds64SampleCountPos);
			this.riffWriter.writeU64(this.sampleCount);
		} else {
			assert(this.riffSizePos !== null);
			this.writer.seek(this.riffSizePos);
			this.riffWriter.writeU32(endPos - 8);
			assert(this.dataSizePos !== null);
			this.writer.seek(this.dataSizePos);
			this.riffWriter.writeU32(this.dataSize);
		}
		release();
	}
};
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
(function(SuppressedError) {
	return function(env) {
		function fail(e) {
			env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
			env.hasError = true;
		}
		var r, s = 0;
		function next() {
			while (r = env.stack.pop()) try {
				if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
				if (r.dispose) {
					var result = r.dispose.call(r.value);
					if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
						fail(e);
						return next();
					});
				} else s |= 1;
			} catch (e) {
				fail(e);
			}
			if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
			if (env.hasError) throw env.error;
		}
		return next();
	};
})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
	var e = new Error(message);
	return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
* Base class for media sources. Media sources are used to add media samples to an output file.
* @group Media sources
* @public
*/
var MediaSource = class {
	constructor() {
		/** @internal */
		this._connectedTrack = null;
		/** @internal */
		this._closingPromise = null;
		/** @internal */
		this._closed = false;
		/**
		* Set when the encoder is configured with a bitrate.
		* @internal
		*/
		this._nominalBitrate = null;
	}
	/** @internal */
	_ensureValidAdd() {
		if (!this._connectedTrack) throw new Error("Source is not connected to an output track.");
		if (this._connectedTrack.output.state === "canceled") throw new Error("Output has been canceled.");
		if (this._connectedTrack.output.state === "finalizing" || this._connectedTrack.output.state === "finalized") throw new Error("Output has been finalized.");
		if (this._connectedTrack.output.state === "pending") throw new Error("Output has not started.");
		if (this._closed) throw new Error("Source is closed.");
	}
	/** @internal */
	async _start() {}
	/** @internal */
	async _flushAndClose(forceClose) {}
	/**
	* Closes this source. This prevents future samples from being added and signals to the output file that no further
	* samples will come in for this track. Calling `.close()` is optional but recommended after adding the
	* last sample - for improved performance and reduced memory usage.
	*/
	close() {
		if (this._closingPromise) return;
		const connectedTrack = this._connectedTrack;
		if (!connectedTrack) throw new Error("Cannot call close without connecting the source to an output track.");
		if (connectedTrack.output.state === "pending") throw new Error("Cannot call close before output has been started.");
		this._closingPromise = (async () => {
			await this._flushAndClose(false);
			this._closed = true;
			if (connectedTrack.output.state === "finalizing" || connectedTrack.output.state === "finalized") return;
			connectedTrack.output._muxer.onTrackClose(connectedTrack);
		})();
	}
	/** @internal */
	async _flushOrWaitForOngoingClose(forceClose) {
		return this._closingPromise ??= (async () => {
			await this._flushAndClose(forceClose);
			this._closed = true;
		})();
	}
};
/**
* Base class for video sources - sources for video tracks.
* @group Media sources
* @public
*/
var VideoSource = class extends MediaSource {
	/** Internal constructor. */
	constructor(codec) {
		super();
		if (!VIDEO_CODECS.includes(codec)) throw new TypeError(`Invalid video codec '${codec}'. Must be one of: ${VIDEO_CODECS.join(", ")}.`);
		this._codec = codec;
	}
};
const maybeEnsureIsKeyPacket = (track, packet) => {
	if (track.metadata.hasOnlyKeyPackets && packet.type !== "key") throw new Error("Cannot add non-key packets to a hasOnlyKeyPackets video track.");
};
/**
* The most basic video source; can be used to directly pipe encoded packets into the output file.
* @group Media sources
* @public
*/
var EncodedVideoPacketSource = class extends VideoSource {
	/** Creates a new {@link EncodedVideoPacketSource} whose packets are encoded using `codec`. */
	constructor(codec) {
		super(codec);
	}
	/**
	* Adds an encoded packet to the output video track. Packets must be added in *decode order*, while a packet's
	* timestamp must be its *presentation timestamp*. B-frames are handled automatically.
	*
	* @param meta - Additional metadata from the encoder. You should pass this for the first call, including a valid
	* decoder config.
	*
	* @returns A Promise that resolves once the output is ready to receive more samples. You should await this Promise
	* to respect writer and encoder backpressure.
	*/
	add(packet, meta) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		if (packet.isMetadataOnly) throw new TypeError("Metadata-only packets cannot be added.");
		if (meta !== void 0 && (!meta || typeof meta !== "object")) throw new TypeError("meta, when provided, must be an object.");
		this._ensureValidAdd();
		maybeEnsureIsKeyPacket(this._connectedTrack, packet);
		return this._connectedTrack.output._muxer.addEncodedVideoPacket(this._connectedTrack, packet, meta);
	}
};
/**
* Base class for audio sources - sources for audio tracks.
* @group Media sources
* @public
*/
var AudioSource = class extends MediaSource {
	/** Internal constructor. */
	constructor(codec) {
		super();
		if (!AUDIO_CODECS.includes(codec)) throw new TypeError(`Invalid audio codec '${codec}'. Must be one of: ${AUDIO_CODECS.join(", ")}.`);
		this._codec = codec;
	}
};
/**
* The most basic audio source; can be used to directly pipe encoded packets into the output file.
* @group Media sources
* @public
*/
var EncodedAudioPacketSource = class extends AudioSource {
	/** Creates a new {@link EncodedAudioPacketSource} whose packets are encoded using `codec`. */
	constructor(codec) {
		super(codec);
	}
	/**
	* Adds an encoded packet to the output audio track. Packets must be added in *decode order*.
	*
	* @param meta - Additional metadata from the encoder. You should pass this for the first call, including a valid
	* decoder config.
	*
	* @returns A Promise that resolves once the output is ready to receive more samples. You should await this Promise
	* to respect writer and encoder backpressure.
	*/
	add(packet, meta) {
		if (!(packet instanceof EncodedPacket)) throw new TypeError("packet must be an EncodedPacket.");
		if (packet.isMetadataOnly) throw new TypeError("Metadata-only packets cannot be added.");
		if (meta !== void 0 && (!meta || typeof meta !== "object")) throw new TypeError("meta, when provided, must be an object.");
		this._ensureValidAdd();
		return this._connectedTrack.output._muxer.addEncodedAudioPacket(this._connectedTrack, packet, meta);
	}
};
/**
* Base class for subtitle sources - sources for subtitle tracks.
* @group Media sources
* @public
*/
var SubtitleSource = class extends MediaSource {
	/** Internal constructor. */
	constructor(codec) {
		super();
		if (!SUBTITLE_CODECS.includes(codec)) throw new TypeError(`Invalid subtitle codec '${codec}'. Must be one of: ${SUBTITLE_CODECS.join(", ")}.`);
		this._codec = codec;
	}
};
// ../node_modules/mediabunny/dist/modules/src/output-format.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* Base class representing an output media file format.
* @group Output formats
* @public
*/
var OutputFormat = class {
	/**
	* Whether this output format supports video rotation metadata.
	* @deprecated Use {@link OutputFormat.supportsVideoTransformationMetadata} instead.
	*/
	get supportsVideoRotationMetadata() {
		return this.supportsVideoTransformationMetadata;
	}
	/** Returns a list of video codecs that this output format can contain. */
	getSupportedVideoCodecs() {
		return this.getSupportedCodecs().filter((codec) => VIDEO_CODECS.includes(codec));
	}
	/** Returns a list of audio codecs that this output format can contain. */
	getSupportedAudioCodecs() {
		return this.getSupportedCodecs().filter((codec) => AUDIO_CODECS.includes(codec));
	}
	/** Returns a list of subtitle codecs that this output format can contain. */
	getSupportedSubtitleCodecs() {
		return this.getSupportedCodecs().filter((codec) => SUBTITLE_CODECS.includes(codec));
	}
	/** @internal */
	_codecUnsupportedHint(codec) {
		return "";
	}
	/** @internal */
	_isFragmentedIsobmff() {
		return false;
	}
};
/**
* Format representing files compatible with the ISO base media file format (ISOBMFF), like MP4 or MOV files.
* @group Output formats
* @public
*/
var IsobmffOutputFormat = class extends OutputFormat {
	/** Internal constructor. */
	constructor(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.fastStart !== void 0 && ![
			false,
			"in-memory",
			"reserve",
			"fragmented"
		].includes(options.fastStart)) throw new TypeError("options.fastStart, when provided, must be false, 'in-memory', 'reserve', or 'fragmented'.");
		if (options.minimumFragmentDuration !== void 0 && (!isNumber(options.minimumFragmentDuration) || options.minimumFragmentDuration < 0)) throw new TypeError("options.minimumFragmentDuration, when provided, must be a non-negative number.");
		if (options.onFtyp !== void 0 && typeof options.onFtyp !== "function") throw new TypeError("options.onFtyp, when provided, must be a function.");
		if (options.onMoov !== void 0 && typeof options.onMoov !== "function") throw new TypeError("options.onMoov, when provided, must be a function.");
		if (options.onMdat !== void 0 && typeof options.onMdat !== "function") throw new TypeError("options.onMdat, when provided, must be a function.");
		if (options.onMoof !== void 0 && typeof options.onMoof !== "function") throw new TypeError("options.onMoof, when provided, must be a function.");
		if (options.metadataFormat !== void 0 && ![
			"mdir",
			"mdta",
			"udta",
			"auto"
		].includes(options.metadataFormat)) throw new TypeError("options.metadataFormat, when provided, must be either 'auto', 'mdir', 'mdta', or 'udta'.");
		super();
		this._options = options;
	}
	getSupportedTrackCounts() {
		const max = 2 ** 32 - 1;
		return {
			video: {
				min: 0,
				max
			},
			audio: {
				min: 0,
				max
			},
			subtitle: {
				min: 0,
				max
			},
			total: {
				min: 0,
				max
			}
		};
	}
	get supportsVideoTransformationMetadata() {
		return true;
	}
	get supportsTimestampedMediaData() {
		return true;
	}
	get negativeTimestampSupport() {
		return "full";
	}
	/** @internal */
	_createMuxer(output) {
		return new IsobmffMuxer(output, this);
	}
	/** @internal */
	_isFragmentedIsobmff() {
		return this._options.fastStart === "fragmented";
	}
};
/**
* MPEG-4 Part 14 (MP4) file format. Supports most codecs.
* @group Output formats
* @public
*/
var Mp4OutputFormat = class extends IsobmffOutputFormat {
	/** Creates a new {@link Mp4OutputFormat} configured with the specified `options`. */
	constructor(options) {
		super(options);
	}
	/** @internal */
	get _name() {
		return "MP4";
	}
	get fileExtension() {
		return ".mp4";
	}
	get mimeType() {
		return "video/mp4";
	}
	getSupportedCodecs() {
		return [
			...VIDEO_CODECS,
			...NON_PCM_AUDIO_CODECS,
			"pcm-s16",
			"pcm-s16be",
			"pcm-s24",
			"pcm-s24be",
			"pcm-s32",
			"pcm-s32be",
			"pcm-f32",
			"pcm-f32be",
			"pcm-f64",
			"pcm-f64be",
			...SUBTITLE_CODECS
		];
	}
	/** @internal */
	_codecUnsupportedHint(codec) {
		if (new MovOutputFormat().getSupportedCodecs().includes(codec)) return " Switching to MOV will grant support for this codec.";
		return "";
	}
};
/**
* Creates a single Common Media Application Format (CMAF) segment. An init segment will be written to the
* {@link Target} specified in {@link OutputOptions.initTarget}. Supports most codecs.
* @group Output formats
* @public
*/
var CmafOutputFormat = class extends IsobmffOutputFormat {
	/** Creates a new {@link CmafOutputFormat} configured with the specified `options`. */
	constructor(options) {
		super(options);
	}
	/** @internal */
	get _name() {
		return "CMAF";
	}
	get fileExtension() {
		return ".m4s";
	}
	get mimeType() {
		return "video/mp4";
	}
	getSupportedCodecs() {
		return [
			...VIDEO_CODECS,
			...NON_PCM_AUDIO_CODECS,
			"pcm-s16",
			"pcm-s16be",
			"pcm-s24",
			"pcm-s24be",
			"pcm-s32",
			"pcm-s32be",
			"pcm-f32",
			"pcm-f32be",
			"pcm-f64",
			"pcm-f64be",
			...SUBTITLE_CODECS
		];
	}
};
/**
* QuickTime File Format (QTFF), often called MOV. Supports all video and audio codecs, but not subtitle codecs.
* @group Output formats
* @public
*/
var MovOutputFormat = class extends IsobmffOutputFormat {
	/** Creates a new {@link MovOutputFormat} configured with the specified `options`. */
	constructor(options) {
		super(options);
	}
	/** @internal */
	get _name() {
		return "MOV";
	}
	get fileExtension() {
		return ".mov";
	}
	get mimeType() {
		return "video/quicktime";
	}
	getSupportedCodecs() {
		return [...VIDEO_CODECS, ...AUDIO_CODECS];
	}
	/** @internal */
	_codecUnsupportedHint(codec) {
		if (new Mp4OutputFormat().getSupportedCodecs().includes(codec)) return " Switching to MP4 will grant support for this codec.";
		return "";
	}
};
/**
* Matroska file format.
*
* Supports writing transparent video. For a video track to be marked as transparent, the first packet added must
* contain alpha side data.
*
* @group Output formats
* @public
*/
var MkvOutputFormat = class extends OutputFormat {
	/** Creates a new {@link MkvOutputFormat} configured with the specified `options`. */
	constructor(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.appendOnly !== void 0 && typeof options.appendOnly !== "boolean") throw new TypeError("options.appendOnly, when provided, must be a boolean.");
		if (options.minimumClusterDuration !== void 0 && (!isNumber(options.minimumClusterDuration) || options.minimumClusterDuration < 0)) throw new TypeError("options.minimumClusterDuration, when provided, must be a non-negative number.");
		if (options.onEbmlHeader !== void 0 && typeof options.onEbmlHeader !== "function") throw new TypeError("options.onEbmlHeader, when provided, must be a function.");
		if (options.onSegmentHeader !== void 0 && typeof options.onSegmentHeader !== "function") throw new TypeError("options.onHeader, when provided, must be a function.");
		if (options.onCluster !== void 0 && typeof options.onCluster !== "function") throw new TypeError("options.onCluster, when provided, must be a function.");
		super();
		this._options = options;
	}
	/** @internal */
	_createMuxer(output) {
		return new MatroskaMuxer(output, this);
	}
	/** @internal */
	get _name() {
		return "Matroska";
	}
	getSupportedTrackCounts() {
		const max = 127;
		return {
			video: {
				min: 0,
				max
			},
			audio: {
				min: 0,
				max
			},
			subtitle: {
				min: 0,
				max
			},
			total: {
				min: 0,
				max
			}
		};
	}
	get fileExtension() {
		return ".mkv";
	}
	get mimeType() {
		return "video/x-matroska";
	}
	getSupportedCodecs() {
		return [
			...VIDEO_CODECS,
			...NON_PCM_AUDIO_CODECS,
			...PCM_AUDIO_CODECS.filter((codec) => ![
				"pcm-s8",
				"pcm-f32be",
				"pcm-f64be",
				"ulaw",
				"alaw"
			].includes(codec)),
			...SUBTITLE_CODECS
		];
	}
	get supportsVideoTransformationMetadata() {
		return false;
	}
	get supportsTimestampedMediaData() {
		return true;
	}
	get negativeTimestampSupport() {
		return "prefer-non-negative";
	}
};
/**
* WebM file format, based on Matroska.
*
* Supports writing transparent video. For a video track to be marked as transparent, the first packet added must
* contain alpha side data.
*
* @group Output formats
* @public
*/
var WebMOutputFormat = class extends MkvOutputFormat {
	/** Creates a new {@link WebMOutputFormat} configured with the specified `options`. */
	constructor(options) {
		super(options);
	}
	getSupportedCodecs() {
		return [
			...VIDEO_CODECS.filter((codec) => [
				"vp8",
				"vp9",
				"av1"
			].includes(codec)),
			...AUDIO_CODECS.filter((codec) => ["opus", "vorbis"].includes(codec)),
			...SUBTITLE_CODECS
		];
	}
	/** @internal */
	get _name() {
		return "WebM";
	}
	get fileExtension() {
		return ".webm";
	}
	get mimeType() {
		return "video/webm";
	}
	/** @internal */
	_codecUnsupportedHint(codec) {
		if (new MkvOutputFormat().getSupportedCodecs().includes(codec)) return " Switching to MKV will grant support for this codec.";
		return "";
	}
};
/**
* MP3 file format.
* @group Output formats
* @public
*/
var Mp3OutputFormat = class extends OutputFormat {
	/** Creates a new {@link Mp3OutputFormat} configured with the specified `options`. */
	constructor(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.xingHeader !== void 0 && typeof options.xingHeader !== "boolean") throw new TypeError("options.xingHeader, when provided, must be a boolean.");
		if (options.onXingFrame !== void 0 && typeof options.onXingFrame !== "function") throw new TypeError("options.onXingFrame, when provided, must be a function.");
		super();
		this._options = options;
	}
	/** @internal */
	_createMuxer(output) {
		return new Mp3Muxer(output, this);
	}
	/** @internal */
	get _name() {
		return "MP3";
	}
	getSupportedTrackCounts() {
		return {
			video: {
				min: 0,
				max: 0
			},
			audio: {
				min: 1,
				max: 1
			},
			subtitle: {
				min: 0,
				max: 0
			},
			total: {
				min: 1,
				max: 1
			}
		};
	}
	get fileExtension() {
		return ".mp3";
	}
	get mimeType() {
		return "audio/mpeg";
	}
	getSupportedCodecs() {
		return ["mp3"];
	}
	get supportsVideoTransformationMetadata() {
		return false;
	}
	get supportsTimestampedMediaData() {
		return false;
	}
	get negativeTimestampSupport() {
		return null;
	}
};
/**
* WAVE file format, based on RIFF.
* @group Output formats
* @public
*/
var WavOutputFormat = class extends OutputFormat {
	/** Creates a new {@link WavOutputFormat} configured with the specified `options`. */
	constructor(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.large !== void 0 && typeof options.large !== "boolean") throw new TypeError("options.large, when provided, must be a boolean.");
		if (options.metadataFormat !== void 0 && !["info", "id3"].includes(options.metadataFormat)) throw new TypeError("options.metadataFormat, when provided, must be either 'info' or 'id3'.");
		if (options.onHeader !== void 0 && typeof options.onHeader !== "function") throw new TypeError("options.onHeader, when provided, must be a function.");
		super();
		this._options = options;
	}
	/** @internal */
	_createMuxer(output) {
		return new WaveMuxer(output, this);
	}
	/** @internal */
	get _name() {
		return "WAVE";
	}
	getSupportedTrackCounts() {
		return {
			video: {
				min: 0,
				max: 0
			},
			audio: {
				min: 1,
				max: 1
			},
			subtitle: {
				min: 0,
				max: 0
			},
			total: {
				min: 1,
				max: 1
			}
		};
	}
	get fileExtension() {
		return ".wav";
	}
	get mimeType() {
		return "audio/wav";
	}
	getSupportedCodecs() {
		return [...PCM_AUDIO_CODECS.filter((codec) => [
			"pcm-s16",
			"pcm-s24",
			"pcm-s32",
			"pcm-f32",
			"pcm-f64",
			"pcm-u8",
			"ulaw",
			"alaw"
		].includes(codec))];
	}
	get supportsVideoTransformationMetadata() {
		return false;
	}
	get supportsTimestampedMediaData() {
		return false;
	}
	get negativeTimestampSupport() {
		return null;
	}
};
/**
* Ogg file format.
* @group Output formats
* @public
*/
var OggOutputFormat = class extends OutputFormat {
	/** Creates a new {@link OggOutputFormat} configured with the specified `options`. */
	constructor(options = {}) {
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (options.maximumPageDuration !== void 0 && (!isNumber(options.maximumPageDuration) || options.maximumPageDuration <= 0)) throw new TypeError("options.maximumPageDuration, when provided, must be a positive number.");
		if (options.onPage !== void 0 && typeof options.onPage !== "function") throw new TypeError("options.onPage, when provided, must be a function.");
		super();
		this._options = options;
	}
	/** @internal */
	_createMuxer(output) {
		return new OggMuxer(output, this);
	}
	/** @internal */
	get _name() {
		return "Ogg";
	}
	getSupportedTrackCounts() {
		const max = 2 ** 32;
		return {
			video: {
				min: 0,
				max: 0
			},
			audio: {
				min: 0,
				max
			},
			subtitle: {
				min: 0,
				max: 0
			},
			total: {
				min: 0,
				max
			}
		};
	}
	get fileExtension() {
		return ".ogg";
	}
	get mimeType() {
		return "application/ogg";
	}
	getSupportedCodecs() {
		return [...AUDIO_CODECS.filter((codec) => ["vorbis", "opus"].includes(codec))];
	}
	get supportsVideoTransformationMetadata() {
		return false;
	}
	get supportsTimestampedMediaData() {
		return true;
	}
	get negativeTimestampSupport() {
		return "none";
	}
};
// ../node_modules/mediabunny/dist/modules/src/output.js
/*!
* Copyright (c) 2026-present, Vanilagy and contributors
*
* This Source Code Form is subject to the terms of the Mozilla Public
* License, v. 2.0. If a copy of the MPL was not distributed with this
* file, You can obtain one at https://mozilla.org/MPL/2.0/.
*/
/**
* List of all track types.
* @group Miscellaneous
* @public
*/
const ALL_TRACK_TYPES = [
	"video",
	"audio",
	"subtitle"
];
/**
* Represents a track added to an {@link Output}.
* @group Output files
* @public
*/
var OutputTrack = class OutputTrack {
	/** @internal */
	constructor(id, output, type, source, metadata) {
		this.id = id;
		this.output = output;
		this.type = type;
		this.source = source;
		this.metadata = metadata;
	}
	/** Returns true if and only if this track is a video track. */
	isVideoTrack() {
		return this.type === "video";
	}
	/** Returns true if and only if this track is an audio track. */
	isAudioTrack() {
		return this.type === "audio";
	}
	/** Returns true if and only if this track is a subtitle track. */
	isSubtitleTrack() {
		return this.type === "subtitle";
	}
	/**
	* Returns true if and only if this track can be paired with the given other track. Pairability can be set using
	* the {@link BaseTrackMetadata.group} option.
	*/
	canBePairedWith(other) {
		if (!(other instanceof OutputTrack)) throw new TypeError("other must be an OutputTrack.");
		if (this === other) return false;
		const thisGroups = toArray(this.metadata.group);
		const otherGroups = toArray(other.metadata.group);
		for (const aGroup of thisGroups) {
			if (this.type !== other.type && otherGroups.some((bGroup) => aGroup === bGroup)) return true;
			if (otherGroups.some((bGroup) => aGroup._pairedGroups.has(bGroup))) return true;
		}
		return false;
	}
};
/**
* An {@link OutputTrack} providing video data, created using {@link Output.addVideoTrack}.
* @group Output files
* @public
*/
var OutputVideoTrack = class extends OutputTrack {
	/** @internal */
	constructor(id, output, source, metadata) {
		super(id, output, "video", source, metadata);
	}
};
/**
* An {@link OutputTrack} providing audio data, created using {@link Output.addAudioTrack}.
* @group Output files
* @public
*/
var OutputAudioTrack = class extends OutputTrack {
	/** @internal */
	constructor(id, output, source, metadata) {
		super(id, output, "audio", source, metadata);
	}
};
/**
* An {@link OutputTrack} providing subtitle data, created using {@link Output.addSubtitleTrack}.
* @group Output files
* @public
*/
var OutputSubtitleTrack = class extends OutputTrack {
	/** @internal */
	constructor(id, output, source, metadata) {
		super(id, output, "subtitle", source, metadata);
	}
};
/**
* Used to define pairability between {@link OutputTrack} instances. First create the group, then assign tracks to it
* via {@link BaseTrackMetadata.group}.
*
* Two tracks are considered _pairable_ if they are in the same group but have a different {@link TrackType}, or if they
* are in different groups that are paired with each other. Groups can be paired with each other using the
* {@link OutputTrackGroup.pairWith} method.
*
* @group Output files
* @public
*/
var OutputTrackGroup = class OutputTrackGroup {
	/** Creates a new {@link OutputTrackGroup}. */
	constructor() {
		/** @internal */
		this._pairedGroups = /* @__PURE__ */ new Set();
	}
	/**
	* Marks this group as being pairable with another group, symmetrically. Output tracks where each track is assigned
	* to one half of a group pairing are then considered pairable.
	*
	* You cannot pair a group with itself.
	*/
	pairWith(other) {
		if (!(other instanceof OutputTrackGroup)) throw new TypeError("other must be an OutputTrackGroup.");
		if (this === other) throw new TypeError("Cannot pair a group with itself.");
		this._pairedGroups.add(other);
		other._pairedGroups.add(this);
	}
};
const validateBaseTrackMetadata = (metadata) => {
	if (!metadata || typeof metadata !== "object") throw new TypeError("metadata must be an object.");
	if (metadata.languageCode !== void 0 && !isIso639Dash2LanguageCode(metadata.languageCode)) throw new TypeError("metadata.languageCode, when provided, must be a three-letter, ISO 639-2/T language code.");
	if (metadata.name !== void 0 && typeof metadata.name !== "string") throw new TypeError("metadata.name, when provided, must be a string.");
	if (metadata.disposition !== void 0) validateTrackDisposition(metadata.disposition);
	if (metadata.maximumPacketCount !== void 0 && (!Number.isInteger(metadata.maximumPacketCount) || metadata.maximumPacketCount < 0)) throw new TypeError("metadata.maximumPacketCount, when provided, must be a non-negative integer.");
	if (metadata.bitrate !== void 0 && (!Number.isFinite(metadata.bitrate) || metadata.bitrate < 0)) throw new TypeError("metadata.bitrate, when provided, must be a non-negative number.");
	if (metadata.averageBitrate !== void 0 && (!Number.isFinite(metadata.averageBitrate) || metadata.averageBitrate < 0)) throw new TypeError("metadata.averageBitrate, when provided, must be a non-negative number.");
	if (metadata.group !== void 0 && !(metadata.group instanceof OutputTrackGroup) && (!Array.isArray(metadata.group) || metadata.group.some((group) => !(group instanceof OutputTrackGroup)))) throw new TypeError("metadata.group, when provided, must be an OutputTrackGroup instance or an array of OutputTrackGroup instances.");
};
/**
* Main class orchestrating the creation of new media files.
* @group Output files
* @public
*/
var Output = class extends EventEmitter {
	/**
	* The target to which the root file will be written. Throws when using {@link PathedTarget} with an async callback;
	* prefer the `'target'` event for those cases.
	*/
	get target() {
		const errorMessage = "Output.target cannot be used when using PathedTarget with an async callback. Use the 'target' event instead.";
		if (this._rootTargetPromise) throw new TypeError(errorMessage);
		const rootTargetResult = this._getRootTarget();
		if (isThenable(rootTargetResult)) throw new TypeError(errorMessage);
		return rootTargetResult;
	}
	/**
	* Creates a new instance of {@link Output} which can then be used to create a new media file according to the
	* specified {@link OutputOptions}.
	*/
	constructor(options) {
		super();
		/** The current state of the output. */
		this.state = "pending";
		/**
		* The {@link OutputTrackGroup} that all tracks are assigned to by default unless otherwise specified by
		* {@link BaseTrackMetadata.group}.
		*/
		this.defaultTrackGroup = new OutputTrackGroup();
		/**
		* The tracks that have been added to this output. Treat it as a readonly field; to add tracks, use the methods.
		*/
		this.tracks = [];
		/** @internal */
		this._onFinalize = null;
		/** @internal */
		this._unfinalizedTargets = /* @__PURE__ */ new Set();
		/** @internal */
		this._rootWriterPromise = null;
		/** @internal */
		this._startPromise = null;
		/** @internal */
		this._cancelPromise = null;
		/** @internal */
		this._finalizePromise = null;
		/** @internal */
		this._mutex = new AsyncMutex();
		/** @internal */
		this._metadataTags = {};
		/** @internal */
		this._rootTarget = null;
		/** @internal */
		this._rootTargetPromise = null;
		/**
		* This field is used to synchronize multiple MediaStreamTracks. They use the same time coordinate system across
		* tracks, and to ensure correct audio-video sync, we must use the same offset for all of them. The reason an offset
		* is needed at all is because the timestamps typically don't start at zero.
		* @internal
		*/
		this._firstMediaStreamTimestamp = null;
		if (!options || typeof options !== "object") throw new TypeError("options must be an object.");
		if (!(options.format instanceof OutputFormat)) throw new TypeError("options.format must be an OutputFormat.");
		if (!(options.target instanceof Target || options.target instanceof PathedTarget)) throw new TypeError("options.target must be a Target or a PathedTarget.");
		if (options.target instanceof Target) this._rememberTarget(options.target);
		if (options.initTarget !== void 0 && !(options.initTarget instanceof Target) && typeof options.initTarget !== "function") throw new Error("options.initTarget, when provided, must be a Target or a function that returns or resolves to a Target.");
		if (options.onFinalize !== void 0 && typeof options.onFinalize !== "function") throw new TypeError("options.onFinalize, when provided, must be a function.");
		this.format = options.format;
		this._target = options.target;
		this._onFinalize = options.onFinalize ?? null;
		this._initTarget = options.initTarget ?? null;
		if (this._initTarget instanceof Target) this._rememberTarget(this._initTarget);
		this._muxer = options.format._createMuxer(this);
	}
	/** @internal */
	_getTargetValidated(request) {
		assert(this._target instanceof PathedTarget);
		const result = this._target.getTarget(request);
		const handleResult = (result) => {
			if (!(result instanceof Target)) throw new TypeError("getTarget must return a Target.");
			return result;
		};
		if (isThenable(result)) return result.then(handleResult);
		else return handleResult(result);
	}
	/** @internal */
	async _getTarget(request) {
		assert(this._target instanceof PathedTarget);
		const target = await this._getTargetValidated(request);
		this._emit("target", {
			target,
			request,
			isRoot: request.isRoot
		});
		if (this.state === "canceled") await target._close();
		else this._rememberTarget(target);
		return target;
	}
	/** @internal */
	_rememberTarget(target) {
		this._unfinalizedTargets.add(target);
		target.on("finalized", () => this._unfinalizedTargets.delete(target), { once: true });
	}
	/** @internal */
	async _getInitTarget() {
		assert(this._initTarget !== null);
		if (this._initTarget instanceof Target) return this._initTarget;
		const target = await this._initTarget();
		if (this.state === "canceled") await target._close();
		else this._rememberTarget(target);
		return target;
	}
	/** @internal */
	_hasInitTarget() {
		return this._initTarget !== null;
	}
	/** @internal */
	_getRootTarget() {
		if (this._rootTarget) return this._rootTarget;
		if (this._rootTargetPromise) return this._rootTargetPromise;
		if (this._target instanceof Target) {
			this._emit("target", {
				target: this._target,
				request: null,
				isRoot: true
			});
			this._rootTarget = this._target;
			return this._target;
		}
		const request = {
			path: this._target.rootPath,
			isRoot: true,
			mimeType: this.format.mimeType
		};
		const result = this._getTargetValidated(request);
		const handleResult = (target) => {
			if (this.state === "canceled") target._close();
			else this._rememberTarget(target);
			this._emit("target", {
				target,
				request,
				isRoot: true
			});
			this._rootTarget = target;
			return target;
		};
		if (isThenable(result)) return this._rootTargetPromise = result.then(handleResult);
		else return handleResult(result);
	}
	/** @internal */
	_getRootWriter(isMonotonic) {
		return this._rootWriterPromise ??= (async () => {
			const target = await this._getRootTarget();
			const writer = new Writer(target, typeof isMonotonic === "boolean" ? isMonotonic : isMonotonic(target));
			writer.start();
			return writer;
		})();
	}
	/** Adds a video track to the output with the given source. Can only be called before the output is started. */
	addVideoTrack(source, metadata = {}) {
		if (!(source instanceof VideoSource)) throw new TypeError("source must be a VideoSource.");
		validateBaseTrackMetadata(metadata);
		if (metadata.rotation !== void 0 && ![
			0,
			90,
			180,
			270
		].includes(metadata.rotation)) throw new TypeError(`Invalid video rotation: ${metadata.rotation}. Has to be 0, 90, 180 or 270.`);
		if (metadata.flip !== void 0 && typeof metadata.flip !== "boolean") throw new TypeError("metadata.flip, when provided, must be a boolean.");
		if (metadata.transformationMatrix !== void 0 && (!Array.isArray(metadata.transformationMatrix) || metadata.transformationMatrix.length !== 9 || !metadata.transformationMatrix.every((x) => Number.isFinite(x)))) throw new TypeError("metadata.transformationMatrix, when provided, must be an array of 9 finite numbers.");
		if (metadata.frameRate !== void 0 && (!Number.isFinite(metadata.frameRate) || metadata.frameRate <= 0)) throw new TypeError(`Invalid video frame rate: ${metadata.frameRate}. Must be a positive number.`);
		if (metadata.hasOnlyKeyPackets !== void 0 && typeof metadata.hasOnlyKeyPackets !== "boolean") throw new TypeError("metadata.hasOnlyKeyPackets, when provided, must be a boolean.");
		if (metadata.canBeTransparent !== void 0 && typeof metadata.canBeTransparent !== "boolean") throw new TypeError("metadata.canBeTransparent, when provided, must be a boolean.");
		if (metadata.decoderConfig !== void 0) validateVideoChunkMetadata({ decoderConfig: metadata.decoderConfig }, source._codec);
		if (metadata.primingPacket !== void 0) {
			if (!(metadata.primingPacket instanceof EncodedPacket)) throw new TypeError("metadata.primingPacket, when provided, must be an EncodedPacket.");
			if (metadata.decoderConfig === void 0) throw new TypeError("metadata.primingPacket can only be provided alongside metadata.decoderConfig.");
		}
		const metadataCopy = { ...metadata };
		metadataCopy.group ??= this.defaultTrackGroup;
		return this._addTrack(new OutputVideoTrack(this.tracks.length + 1, this, source, metadataCopy));
	}
	/** Adds an audio track to the output with the given source. Can only be called before the output is started. */
	addAudioTrack(source, metadata = {}) {
		if (!(source instanceof AudioSource)) throw new TypeError("source must be an AudioSource.");
		validateBaseTrackMetadata(metadata);
		if (metadata.decoderConfig !== void 0) validateAudioChunkMetadata({ decoderConfig: metadata.decoderConfig }, source._codec);
		if (metadata.primingPacket !== void 0) {
			if (!(metadata.primingPacket instanceof EncodedPacket)) throw new TypeError("metadata.primingPacket, when provided, must be an EncodedPacket.");
			if (metadata.decoderConfig === void 0) throw new TypeError("metadata.primingPacket can only be provided alongside metadata.decoderConfig.");
		}
		const metadataCopy = { ...metadata };
		metadataCopy.group ??= this.defaultTrackGroup;
		return this._addTrack(new OutputAudioTrack(this.tracks.length + 1, this, source, metadataCopy));
	}
	/** Adds a subtitle track to the output with the given source. Can only be called before the output is started. */
	addSubtitleTrack(source, metadata = {}) {
		if (!(source instanceof SubtitleSource)) throw new TypeError("source must be a SubtitleSource.");
		validateBaseTrackMetadata(metadata);
		const metadataCopy = { ...metadata };
		metadataCopy.group ??= this.defaultTrackGroup;
		return this._addTrack(new OutputSubtitleTrack(this.tracks.length + 1, this, source, metadataCopy));
	}
	/**
	* Sets descriptive metadata tags about the media file, such as title, author, date, or cover art. When called
	* multiple times, only the metadata from the last call will be used.
	*
	* Can only be called before the output is started.
	*/
	setMetadataTags(tags) {
		validateMetadataTags(tags);
		if (this.state !== "pending") throw new Error("Cannot set metadata tags after output has been started or canceled.");
		this._metadataTags = tags;
	}
	/** @internal */
	_addTrack(track) {
		if (this.state !== "pending") throw new Error("Cannot add track after output has been started or canceled.");
		if (track.source._connectedTrack) throw new Error("Source is already used for a track.");
		const supportedTrackCounts = this.format.getSupportedTrackCounts();
		const presentTracksOfThisType = this.tracks.reduce((count, t) => count + (t.type === track.type ? 1 : 0), 0);
		const maxCount = supportedTrackCounts[track.type].max;
		if (presentTracksOfThisType === maxCount) throw new Error(maxCount === 0 ? `${this.format._name} does not support ${track.type} tracks.` : `${this.format._name} does not support more than ${maxCount} ${track.type} track${maxCount === 1 ? "" : "s"}.`);
		const maxTotalCount = supportedTrackCounts.total.max;
		if (this.tracks.length === maxTotalCount) throw new Error(`${this.format._name} does not support more than ${maxTotalCount} tracks${maxTotalCount === 1 ? "" : "s"} in total.`);
		if (track.isVideoTrack()) {
			const supportedVideoCodecs = this.format.getSupportedVideoCodecs();
			if (supportedVideoCodecs.length === 0) throw new Error(`${this.format._name} does not support video tracks.` + this.format._codecUnsupportedHint(track.source._codec));
			else if (!supportedVideoCodecs.includes(track.source._codec)) throw new Error(`Codec '${track.source._codec}' cannot be contained within ${this.format._name}. Supported video codecs are: ${supportedVideoCodecs.map((codec) => `'${codec}'`).join(", ")}.` + this.format._codecUnsupportedHint(track.source._codec));
		} else if (track.isAudioTrack()) {
			const supportedAudioCodecs = this.format.getSupportedAudioCodecs();
			if (supportedAudioCodecs.length === 0) throw new Error(`${this.format._name} does not support audio tracks.` + this.format._codecUnsupportedHint(track.source._codec));
			else if (!supportedAudioCodecs.includes(track.source._codec)) throw new Error(`Codec '${track.source._codec}' cannot be contained within ${this.format._name}. Supported audio codecs are: ${supportedAudioCodecs.map((codec) => `'${codec}'`).join(", ")}.` + this.format._codecUnsupportedHint(track.source._codec));
		} else if (track.isSubtitleTrack()) {
			const supportedSubtitleCodecs = this.format.getSupportedSubtitleCodecs();
			if (supportedSubtitleCodecs.length === 0) throw new Error(`${this.format._name} does not support subtitle tracks.` + this.format._codecUnsupportedHint(track.source._codec));
			else if (!supportedSubtitleCodecs.includes(track.source._codec)) throw new Error(`Codec '${track.source._codec}' cannot be contained within ${this.format._name}. Supported subtitle codecs are: ${supportedSubtitleCodecs.map((codec) => `'${codec}'`).join(", ")}.` + this.format._codecUnsupportedHint(track.source._codec));
		}
		this.tracks.push(track);
		track.source._connectedTrack = track;
		return track;
	}
	/**
	* Whether the output has enough tracks (of the correct type) to be started, based on the requirements of the output
	* format.
	*/
	hasEnoughTracks() {
		const supportedTrackCounts = this.format.getSupportedTrackCounts();
		for (const trackType of ALL_TRACK_TYPES) if (this.tracks.reduce((count, track) => count + (track.type === trackType ? 1 : 0), 0) < supportedTrackCounts[trackType].min) return false;
		const totalMinCount = supportedTrackCounts.total.min;
		if (this.tracks.length < totalMinCount) return false;
		return true;
	}
	/**
	* Starts the creation of the output file. This method should be called after all tracks have been added. Only after
	* the output has started can media samples be added to the tracks.
	*
	* @returns A promise that resolves when the output has successfully started and is ready to receive media samples.
	*/
	async start() {
		const supportedTrackCounts = this.format.getSupportedTrackCounts();
		for (const trackType of ALL_TRACK_TYPES) {
			const presentTracksOfThisType = this.tracks.reduce((count, track) => count + (track.type === trackType ? 1 : 0), 0);
			const minCount = supportedTrackCounts[trackType].min;
			if (presentTracksOfThisType < minCount) throw new Error(minCount === supportedTrackCounts[trackType].max ? `${this.format._name} requires exactly ${minCount} ${trackType} track${minCount === 1 ? "" : "s"}.` : `${this.format._name} requires at least ${minCount} ${trackType} track${minCount === 1 ? "" : "s"}.`);
		}
		const totalMinCount = supportedTrackCounts.total.min;
		if (this.tracks.length < totalMinCount) throw new Error(totalMinCount === supportedTrackCounts.total.max ? `${this.format._name} requires exactly ${totalMinCount} track${totalMinCount === 1 ? "" : "s"}.` : `${this.format._name} requires at least ${totalMinCount} track${totalMinCount === 1 ? "" : "s"}.`);
		if (this.state === "canceled") throw new Error("Output has been canceled.");
		if (this._startPromise) {
			Logging._warn("Output has already been started.");
			return this._startPromise;
		}
		return this._startPromise = (async () => {
			this.state = "started";
			const releasePromise = this._mutex.acquire();
			try {
				await this._muxer.start();
				const promises = this.tracks.map((track) => track.source._start());
				await Promise.all(promises);
			} finally {
				(await releasePromise)();
			}
		})();
	}
	/**
	* Resolves with the full MIME type of the output file, including track codecs.
	*
	* The returned promise will resolve only once the precise codec strings of all tracks are known.
	*/
	getMimeType() {
		return this._muxer.getMimeType();
	}
	/**
	* Cancels the creation of the output file, releasing internal resources like encoders and preventing further
	* samples from being added.
	*
	* @returns A promise that resolves once all internal resources have been released.
	*/
	async cancel() {
		if (this.state === "canceled") return this._cancelPromise ?? void 0;
		else if (this.state === "finalizing" || this.state === "finalized") {
			if (this.state === "finalized") Logging._warn("Output has already been finalized.");
			return;
		}
		return this._cancelPromise = (async () => {
			this.state = "canceled";
			const release = await this._mutex.acquire();
			try {
				const promises = this.tracks.map((x) => x.source._flushOrWaitForOngoingClose(true));
				await Promise.all(promises);
				await Promise.all([...this._unfinalizedTargets].map((target) => target._close()));
				this._unfinalizedTargets.clear();
			} finally {
				release();
			}
		})();
	}
	/**
	* Finalizes the output file. This method must be called after all media samples across all tracks have been added.
	* Once the Promise returned by this method completes, the output file is ready.
	*/
	async finalize() {
		if (this.state === "pending") throw new Error("Cannot finalize before starting.");
		if (this.state === "canceled") throw new Error("Cannot finalize after canceling.");
		if (this._finalizePromise) {
			Logging._warn("Output has already been finalized.");
			return this._finalizePromise;
		}
		return this._finalizePromise = (async () => {
			this.state = "finalizing";
			const release = await this._mutex.acquire();
			try {
				const promises = this.tracks.map((x) => x.source._flushOrWaitForOngoingClose(false));
				await Promise.all(promises);
				await this._muxer.finalize();
				if (this._rootWriterPromise) {
					const rootWriter = await this._rootWriterPromise;
					if (!rootWriter.finalized) {
						await rootWriter.flush();
						await rootWriter.finalize();
					}
				}
				if (this._onFinalize) await this._onFinalize();
				this.state = "finalized";
			} catch (error) {
				this.state = "canceled";
				throw error;
			} finally {
				await Promise.all([...this._unfinalizedTargets].map((target) => target._close().catch(() => {})));
				this._unfinalizedTargets.clear();
				release();
			}
		})();
	}
};
// src/media/boxes.ts
/** The boxes of MP4 that lie side by side in some bytes, each with its size and its type in front. */
function* childBoxes(bytes) {
	let place = 0;
	while (place + 8 <= bytes.length) {
		const short = bytes.readUInt32BE(place);
		const isLong = short === 1 && place + 16 <= bytes.length;
		const size = isLong ? Number(bytes.readBigUInt64BE(place + 8)) : short || bytes.length - place;
		if (size < 8) return;
		yield {
			type: bytes.toString("latin1", place + 4, place + 8),
			content: bytes.subarray(place + (isLong ? 16 : 8), place + size)
		};
		place += size;
	}
}
// src/media/edits.ts
const ordinarySpeed = 65536;
/** Less than a cut that anybody makes, more than what is lost by rounding. */
const tolerance = .1;
/** An end can be rounded up by what is far shorter than a picture. */
const roundedUp = .001;
/** Where the played part of a track in an MP4 file ends. Throws file_cuts when a part inside is left out. */
function endOfTrack(bytes, id) {
	const movie = boxesIn(firstIn(bytes, "moov"));
	const header = movie.get("mvhd")?.[0]?.content;
	for (const { content: track } of movie.get("trak") ?? []) {
		const trackHeader = firstIn(track, "tkhd");
		if (!trackHeader || behindTimes(trackHeader) !== id) continue;
		const mediaHeader = firstIn(firstIn(track, "mdia"), "mdhd");
		const edits = firstIn(firstIn(track, "edts"), "elst");
		if (header && mediaHeader && edits) return endOf(edits, behindTimes(header), behindTimes(mediaHeader));
	}
	return Number.POSITIVE_INFINITY;
}
/** An edit without a length shows all that there is: the file was written before its end was known. */
function endOf(list, movieScale, mediaScale) {
	let silence = 0;
	let first;
	let last = 0;
	for (const { duration, start, speed } of editsIn(list)) {
		const seconds = duration / movieScale;
		if (start === -1) {
			if (first === void 0) silence += seconds;
			continue;
		}
		const from = start / mediaScale;
		const goesOn = first === void 0 || Math.abs(from - last) < tolerance;
		if (speed !== ordinarySpeed || !goesOn) throw new ApiError("file_cuts");
		first ??= from;
		last = duration === 0 ? Number.POSITIVE_INFINITY : from + seconds;
	}
	return first === void 0 ? Number.POSITIVE_INFINITY : silence + last - first;
}
/** Version and flags, how many there are, and then each one's duration, start and speed. */
function* editsIn(list) {
	const isLong = list[0] === 1;
	const count = list.readUInt32BE(4);
	for (let place = 8, index = 0; index < count; index += 1, place += isLong ? 20 : 12) yield isLong ? {
		duration: Number(list.readBigUInt64BE(place)),
		start: Number(list.readBigInt64BE(place + 8)),
		speed: list.readInt32BE(place + 16)
	} : {
		duration: list.readUInt32BE(place),
		start: list.readInt32BE(place + 4),
		speed: list.readInt32BE(place + 8)
	};
}
/** In the headers of movie and media the units of a second, in that of a track its id. */
const behindTimes = (header) => header.readUInt32BE(header[0] === 1 ? 20 : 12);
const boxesIn = (bytes = Buffer.alloc(0)) => Map.groupBy(childBoxes(bytes), ({ type }) => type);
const firstIn = (bytes, type) => boxesIn(bytes).get(type)?.[0]?.content;
/** Without the packets before and behind the part that is played; in between, pictures come before those they build on. */
async function* onlyPlayed(packets, { until, warmUp }) {
	let before = [];
	let behind = [];
	let hasBegun = false;
	for await (const packet of packets) {
		if (packet.data.length === 0) continue;
		if (!hasBegun) {
			if (packet.type === "key" && packet.timestamp <= -warmUp) before = [];
			before.push(packet);
			hasBegun = packet.timestamp >= 0;
			if (!hasBegun) continue;
			behind = before;
		} else behind.push(packet);
		if (packet.timestamp >= until - roundedUp) continue;
		yield* behind;
		behind = [];
	}
}
// src/media/movieTimes.ts
/** The boxes that say when a movie, a track and its media were made and changed. */
const timed = [
	"mvhd",
	"tkhd",
	"mdhd"
];
const containers = [
	"moov",
	"trak",
	"mdia"
];
/**
* Takes the moment of the upload out of an MP4 file, which its writer puts there: of what is anonymous nobody learns
* more than the day. Zero stands for "not known". The bytes are changed in place.
*/
function withoutTimes(bytes) {
	for (const { type, content } of childBoxes(bytes)) if (containers.includes(type)) withoutTimes(content);
	else if (timed.includes(type)) content.fill(0, 4, content[0] === 1 ? 20 : 12);
	return bytes;
}
// src/media/packetBudget.ts
const mostPackets = 5e5;
/** A few bytes of index can name the same packet a million times: a file has no more packets than it has bytes for. */
var PacketBudget = class {
	#bytes;
	#packets = mostPackets;
	constructor(fileBytes) {
		this.#bytes = fileBytes + 1048576;
	}
	async *spend(packets) {
		for await (const packet of packets) {
			this.#bytes -= packet.data.length;
			this.#packets -= 1;
			if (this.#bytes < 0 || this.#packets < 0) throw new ApiError("file_damaged");
			yield packet;
		}
	}
};
// src/media/codecs/aacProgram.ts
/**
* Reads which channels there are (ISO 14496-3, "program config element"), up to the size of the comment behind it,
* which it answers.
*/
function readProgram(reader) {
	reader.read(10);
	const channels = reader.read(4) + reader.read(4) + reader.read(4);
	const lowFrequency = reader.read(2);
	const associated = reader.read(3);
	const coupled = reader.read(4);
	for (const bits of [
		4,
		4,
		3
	]) if (reader.read(1)) reader.read(bits);
	for (let count = channels + coupled; count > 0; count -= 1) reader.read(5);
	for (let count = lowFrequency + associated; count > 0; count -= 1) reader.read(4);
	reader.read(-reader.position & 7);
	return reader.read(8);
}
// src/media/codecs/bits.ts
/** Reads numbers of some bits, the highest bit first. Reading beyond the end means that the file is damaged. */
var BitReader = class {
	#bytes;
	/** In bits. */
	position = 0;
	constructor(bytes) {
		this.#bytes = bytes;
	}
	get left() {
		return this.#bytes.length * 8 - this.position;
	}
	/** At most 32 bits. */
	read(count) {
		const from = this.position;
		this.skip(count);
		let value = 0;
		for (let bit = from; bit < this.position; bit += 1) value = value * 2 + bitAt(this.#bytes, bit);
		return value;
	}
	skip(count) {
		if (count > this.left) throw new ApiError("file_damaged");
		this.position += count;
	}
	/** Whole bytes; the reader has to stand at the beginning of one. */
	bytes(count) {
		const from = this.position / 8;
		this.skip(count * 8);
		return this.#bytes.subarray(from, from + count);
	}
};
const bitAt = (bytes, position) => (bytes[position >> 3] ?? 0) >> 7 - (position & 7) & 1;
/** Collects numbers of some bits; the last byte is filled up with zeros. */
var BitWriter = class {
	#bits = [];
	write(value, count) {
		for (let bit = count - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) & 1);
	}
	toBytes() {
		const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
		for (const [place, bit] of this.#bits.entries()) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | bit << 7 - (place & 7);
		return bytes;
	}
};
/** Puts zeros in place of some bits. */
function blankBits(bytes, from, count) {
	for (let place = from; place < from + count; place += 1) bytes[place >> 3] = (bytes[place >> 3] ?? 0) & ~(128 >> (place & 7));
}
// src/media/codecs/aacConfiguration.ts
const lowComplexity = 2;
/** High efficiency: spectral band replication, without and with parametric stereo. */
const extensions = [5, 29];
const customFrequency = 15;
const bandReplication = 695;
const parametricStereo = 1352;
/** The "audio specific config" (ISO 14496-3) with the fields that are needed, and an empty comment. */
function cleanAacConfiguration(description = /* @__PURE__ */ new Uint8Array()) {
	const reader = new BitReader(description);
	const writer = new BitWriter();
	const copy = (count) => {
		const value = reader.read(count);
		writer.write(value, count);
		return value;
	};
	const copyFrequency = () => copy(4) === customFrequency && copy(24);
	const announced = copy(5);
	copyFrequency();
	const channels = copy(4);
	const isExtended = extensions.includes(announced);
	if (isExtended) copyFrequency();
	if ((isExtended ? copy(5) : announced) !== lowComplexity) throw new ApiError("file_codec");
	copy(1);
	if (copy(1)) copy(14);
	reader.read(1);
	writer.write(0, 1);
	if (channels === 0) copyProgram(reader, writer);
	if (!isExtended) copySuffix(reader, writer);
	return writer.toBytes();
}
function copyProgram(reader, writer) {
	const start = reader.position;
	const commentBytes = readProgram(reader);
	const comment = reader.position;
	reader.position = start;
	while (reader.position < comment - 8) writer.write(reader.read(1), 1);
	writer.write(0, 8);
	reader.position = comment;
	reader.skip(commentBytes * 8);
}
/** What old players do not see stands at the end: that there is more to the sound than they can play. */
function copySuffix(reader, writer) {
	if (reader.left < 17 || reader.read(11) !== bandReplication || reader.read(5) !== extensions[0]) return;
	writer.write(bandReplication, 11);
	writer.write(5, 5);
	const isUsed = reader.read(1);
	writer.write(isUsed, 1);
	if (!isUsed) return;
	const frequency = reader.read(4);
	writer.write(frequency, 4);
	if (frequency === customFrequency) writer.write(reader.read(24), 24);
	if (reader.left < 12 || reader.read(11) !== parametricStereo) return;
	writer.write(parametricStereo, 11);
	writer.write(reader.read(1), 1);
}
// src/media/codecs/codec.ts
/** For codecs whose packets can be read one by one. */
const eachPacket = (clean) => async function* (packets) {
	for await (const packet of packets) {
		const data = clean(packet.data);
		if (data) yield packet.clone({
			data,
			sideData: {}
		});
	}
};
// src/media/codecs/aac.ts
/** AAC as phones record it: low complexity, with or without the two extensions of "high efficiency". */
const openAac = (description) => ({
	description: cleanAacConfiguration(description),
	packets: eachPacket(cleanBlock)
});
const dataStream = 4;
const program = 5;
const fill = 6;
const endOfBlock = 7;
/**
* A block is a row of elements, which do not say how long they are. Before the first channel stand the notes of
* encoders (fillings with their name, data streams, the comment of a program); they are made zeros, so that what
* follows stays where it is. Behind the channels they could be found only by decoding the sound.
*/
function cleanBlock(data) {
	const clean = Uint8Array.from(data);
	const reader = new BitReader(clean);
	while (reader.left >= 3) {
		const element = reader.read(3);
		if (element === endOfBlock) return clean.subarray(0, Math.ceil(reader.position / 8));
		if (element === fill) blankBytes(reader, clean, fillSize(reader));
		else if (element === dataStream) blankBytes(reader, clean, dataStreamSize(reader));
		else if (element === program) blankBytes(reader, clean, readProgram(reader));
		else return clean;
	}
	throw new ApiError("file_damaged");
}
function blankBytes(reader, bytes, count) {
	const from = reader.position;
	reader.skip(count * 8);
	blankBits(bytes, from, count * 8);
}
function fillSize(reader) {
	const size = reader.read(4);
	return size === 15 ? 14 + reader.read(8) : size;
}
function dataStreamSize(reader) {
	reader.read(4);
	const isAligned = reader.read(1) === 1;
	const size = reader.read(8);
	const whole = size === 255 ? 255 + reader.read(8) : size;
	if (isAligned) reader.skip(-reader.position & 7);
	return whole;
}
/**
* H.264 and H.265 are made of "network abstraction layer" units. In MP4 each one has its length in front, in as many
* bytes as the configuration says. A packet whose lengths do not come out even is damaged: what stands behind the
* last unit could be anything, unless it is a few zeros, which some encoders end with.
*/
function splitUnits(data, lengthBytes) {
	const units = [];
	let place = 0;
	while (place < data.length) {
		const start = place + lengthBytes;
		if (start > data.length && data.subarray(place).every((byte) => byte === 0)) break;
		if (start > data.length) throw new ApiError("file_damaged");
		let length = 0;
		for (const byte of data.subarray(place, start)) length = length * 256 + byte;
		place = start + length;
		if (place > data.length) throw new ApiError("file_damaged");
		if (length > 0) units.push(data.subarray(start, place));
		if (units.length > 1e4) throw new ApiError("file_damaged");
	}
	return units;
}
function joinUnits(units, lengthBytes) {
	if (units.length === 0) return void 0;
	return Buffer.concat(units.flatMap((unit) => {
		const length = Buffer.alloc(lengthBytes);
		length.writeUIntBE(unit.length, 0, lengthBytes);
		return [length, unit];
	}));
}
/** Some units of a decoder's configuration, each with its length in two bytes in front. */
const readUnits = (reader, count) => Array.from({ length: count }, () => reader.bytes(reader.read(16)));
/** Without the 3 that is put after two zeros so that no start code appears. */
const unescapeUnit = (bytes) => bytes.filter((byte, index) => !(byte === 3 && index >= 2 && !bytes[index - 1] && !bytes[index - 2]));
function escapeUnit(bytes) {
	const escaped = [];
	let zeros = 0;
	for (const byte of bytes) {
		if (zeros === 2 && byte <= 3) {
			escaped.push(3);
			zeros = 0;
		}
		escaped.push(byte);
		zeros = byte === 0 ? zeros + 1 : 0;
	}
	return Uint8Array.from(escaped);
}
// src/media/codecs/av1.ts
/** Sequence header, frame header, tile group, frame, and a repeated frame header. */
const kept$3 = /* @__PURE__ */ new Set([
	1,
	3,
	4,
	6,
	7
]);
/**
* AV1 is made of "open bitstream units", each with its type and, except perhaps the last, its size. Metadata (place
* of recording, time, whatever a maker registers), padding and reserved units are left out. The configuration is
* made by the muxer from the name of the codec alone.
*/
const openAv1 = () => ({ packets: eachPacket(cleanPacket$1) });
function cleanPacket$1(data) {
	const units = [];
	let place = 0;
	while (place < data.length) {
		const header = data[place] ?? 0;
		if (header & 128) throw new ApiError("file_damaged");
		const type = header >> 3 & 15;
		const layers = header & 4 ? data.subarray(place + 1, place + 2) : /* @__PURE__ */ new Uint8Array();
		place += 1 + (header & 4 ? 1 : 0);
		if (place > data.length) throw new ApiError("file_damaged");
		const { size, end } = header & 2 ? readSize(data, place) : {
			size: data.length - place,
			end: place
		};
		place = end + size;
		if (place > data.length) throw new ApiError("file_damaged");
		if (!kept$3.has(type)) continue;
		if (units.length > 3e4) throw new ApiError("file_damaged");
		const head = Uint8Array.of(type << 3 | header & 4 | 2, ...layers.map((byte) => byte & 248));
		units.push(head, writeSize(size), data.subarray(end, place));
	}
	return units.length > 0 ? Buffer.concat(units) : void 0;
}
/** Seven bits to a byte, the lowest first; the highest bit says that more follow. */
function readSize(data, start) {
	let size = 0;
	for (let index = 0; index < 8; index += 1) {
		const byte = data[start + index];
		if (byte === void 0) break;
		size += (byte & 127) * 128 ** index;
		if (byte < 128) return {
			size,
			end: start + index + 1
		};
	}
	throw new ApiError("file_damaged");
}
function writeSize(size) {
	const bytes = [];
	for (let rest = size; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) bytes.push(rest % 128 | (rest >= 128 ? 128 : 0));
	return Uint8Array.from(bytes);
}
// src/media/codecs/sei.ts
/**
* The messages of "supplemental enhancement information" that stay, by their type, with the most bytes that they
* take. No decoder needs any for its pictures. These two say where decoding can begin and which brightness was
* meant, and are too short for words. Cameras, drones and encoders write the rest: their names, settings, the time,
* sometimes the place.
*/
const keptMessages = /* @__PURE__ */ new Map([[6, 5], [147, 1]]);
/** The messages of a unit that stay, each once, as its new content; undefined when none does. */
function cleanMessages(content) {
	const kept = readMessages(unescapeUnit(content));
	if (kept.size === 0) return void 0;
	const messages = [...kept].map(([type, payload]) => Buffer.from([
		type,
		payload.length,
		...payload
	]));
	return escapeUnit(Buffer.concat([...messages, Buffer.from([endOfUnit])]));
}
const endOfUnit = 128;
/** Type and size of a message are each as many 255s as fit, and the rest. What does not come out even is nothing. */
function readMessages(bytes) {
	const kept = /* @__PURE__ */ new Map();
	let place = 0;
	const readNumber = () => {
		let sum = 0;
		for (; bytes[place] === 255; place += 1) sum += 255;
		sum += bytes[place] ?? 0;
		place += 1;
		return sum;
	};
	const end = bytes.findLastIndex((byte) => byte !== 0);
	while (place < end) {
		const type = readNumber();
		const size = readNumber();
		if (place + size > end) return /* @__PURE__ */ new Map();
		if (size <= (keptMessages.get(type) ?? -1)) kept.set(type, bytes.subarray(place, place + size));
		place += size;
	}
	return kept;
}
// src/media/codecs/avc.ts
const slices$1 = [
	1,
	2,
	3,
	4,
	5
];
const supplement$1 = 6;
const sequenceParameters = 7;
const pictureParameters = 8;
const kept$2 = /* @__PURE__ */ new Set([
	...slices$1,
	sequenceParameters,
	pictureParameters
]);
/** The ends of a sequence and of the stream consist of their type alone. */
const ends$1 = /* @__PURE__ */ new Set([10, 11]);
/** H.264. Units that decoders skip (delimiters, fillers, reserved and unspecified ones) are left out. */
function openAvc(description) {
	const configuration = readConfiguration$1(description);
	return {
		description: configuration.bytes,
		packets: eachPacket((data) => {
			return joinUnits(splitUnits(data, configuration.lengthBytes).map(cleanUnit$1).filter((unit) => unit !== void 0), configuration.lengthBytes);
		})
	};
}
function cleanUnit$1(unit) {
	const type = typeOf(unit);
	if (kept$2.has(type)) return unit;
	if (ends$1.has(type)) return Uint8Array.of(type);
	if (type !== supplement$1) return void 0;
	const messages = cleanMessages(unit.subarray(1));
	return messages && Buffer.concat([Uint8Array.of(supplement$1), messages]);
}
function typeOf([header = 0]) {
	if (header & 128) throw new ApiError("file_damaged");
	return header & 31;
}
/** Profiles whose configuration goes on behind the parameters: with the sampling and depth of colours. */
const highProfiles = [
	100,
	110,
	122,
	144
];
/** The box "avcC" (ISO 14496-15), written anew from what it has to contain. */
function readConfiguration$1(description = /* @__PURE__ */ new Uint8Array()) {
	const reader = new BitReader(description);
	if (reader.read(8) !== 1) throw new ApiError("file_damaged");
	const profile = reader.bytes(3);
	const lengthBytes = (reader.read(8) & 3) + 1;
	const sequence = only(readUnits(reader, reader.read(8) & 31), sequenceParameters);
	const picture = only(readUnits(reader, reader.read(8)), pictureParameters);
	const colours = highProfiles.includes(profile[0] ?? 0) && reader.left >= 24 ? [
		252 | reader.read(8),
		248 | reader.read(8),
		248 | reader.read(8),
		0
	] : [];
	return {
		bytes: Buffer.concat([
			Uint8Array.of(1, ...profile, 252 | lengthBytes - 1, 224 | sequence.length),
			joinUnits(sequence, 2) ?? Buffer.alloc(0),
			Uint8Array.of(picture.length),
			joinUnits(picture, 2) ?? Buffer.alloc(0),
			Uint8Array.from(colours)
		]),
		lengthBytes
	};
}
const only = (units, type) => units.filter((unit) => unit.length > 0 && typeOf(unit) === type);
// src/media/codecs/flac.ts
const streamInfoBytes = 34;
const digestBytes = 16;
/** FLAC. Of its metadata blocks (comments, pictures, whatever applications write) only the first is needed. */
function openFlac(description) {
	const bytes = Buffer.from(description ?? []);
	const streamInfo = bytes.subarray(8, 42);
	if (!(bytes.toString("latin1", 0, 4) === "fLaC" && ((bytes[4] ?? 0) & 127) === 0) || streamInfo.length < streamInfoBytes) throw new ApiError("file_damaged");
	const head = Buffer.concat([Buffer.from("fLaC"), Uint8Array.of(128, 0, 0, streamInfoBytes)]);
	const facts = Buffer.concat([streamInfo.subarray(0, -16), Buffer.alloc(digestBytes)]);
	return {
		description: Buffer.concat([head, facts]),
		packets: eachPacket(wholeFrame)
	};
}
/** A frame ends with the checksum of itself: over all of it, the checksum is zero, and behind it there is nothing. */
function wholeFrame(data) {
	if (!(data[0] === 255 && ((data[1] ?? 0) & 254) === 248) || checksum(data) !== 0) throw new ApiError("file_damaged");
	return data;
}
function checksum(data) {
	let sum = 0;
	for (const byte of data) sum = sum << 8 & 65535 ^ (table[sum >> 8 ^ byte] ?? 0);
	return sum;
}
/** CRC-16 with the polynomial x^16 + x^15 + x^2 + 1. */
const table = Array.from({ length: 256 }, (_, byte) => {
	let sum = byte << 8;
	for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1 ^ (sum & 32768 ? 32773 : 0)) & 65535;
	return sum;
});
// src/media/codecs/hevc.ts
const slices = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	16,
	17,
	18,
	19,
	20,
	21
];
const parameters = /* @__PURE__ */ new Set([
	32,
	33,
	34
]);
const kept$1 = /* @__PURE__ */ new Set([...slices, ...parameters]);
/** The ends of a sequence and of the stream consist of their type alone. */
const ends = /* @__PURE__ */ new Set([36, 37]);
/** The one that stands before the pictures; of the one behind them nothing is needed. */
const supplement = 39;
/**
* H.265. Units that decoders skip are left out, and with them what belongs to further layers (depth, a
* second eye): browsers play the first layer alone.
*/
function openHevc(description) {
	const configuration = readConfiguration(description);
	return {
		description: configuration.bytes,
		packets: eachPacket((data) => {
			return joinUnits(splitUnits(data, configuration.lengthBytes).map(cleanUnit).filter((unit) => unit !== void 0), configuration.lengthBytes);
		})
	};
}
function cleanUnit(unit) {
	const { type, isFirstLayer } = headerOf(unit);
	if (!isFirstLayer) return void 0;
	if (kept$1.has(type)) return unit;
	if (ends.has(type)) return unit.subarray(0, 2);
	if (type !== supplement) return void 0;
	const messages = cleanMessages(unit.subarray(2));
	return messages && Buffer.concat([unit.subarray(0, 2), messages]);
}
function isParameters(unit, wanted) {
	const { type, isFirstLayer } = headerOf(unit);
	return isFirstLayer && type === wanted && parameters.has(type);
}
function headerOf([first = 128, second = 0]) {
	if (first & 128 || second === 0) throw new ApiError("file_damaged");
	return {
		type: first >> 1,
		isFirstLayer: !(first & 1) && second < 8
	};
}
/** The box "hvcC" (ISO 14496-15), written anew: x265 puts its settings among the parameters. */
function readConfiguration(description = /* @__PURE__ */ new Uint8Array()) {
	const reader = new BitReader(description);
	const head = Buffer.from(reader.bytes(22));
	if (head[0] !== 1) throw new ApiError("file_damaged");
	for (const [place, ones] of [
		[13, 240],
		[15, 252],
		[16, 252],
		[17, 248],
		[18, 248]
	]) head[place] = (head[place] ?? 0) | ones;
	const lists = [];
	for (let list = reader.read(8); list > 0; list -= 1) {
		const header = reader.read(8);
		const type = header & 63;
		const units = readUnits(reader, reader.read(16)).filter((unit) => isParameters(unit, type));
		const joined = joinUnits(units, 2);
		if (joined) lists.push(Buffer.concat([Uint8Array.of(header & 191, 0, units.length), joined]));
	}
	return {
		bytes: Buffer.concat([
			head,
			Uint8Array.of(lists.length),
			...lists
		]),
		lengthBytes: ((head[21] ?? 0) & 3) + 1
	};
}
// src/media/codecs/mp3.ts
/** MP3, of which only the third layer is taken. */
const openMp3 = () => ({ packets: withoutAncillaryData });
/**
* The sound of a frame may begin in the frames before it, and each frame says where it begins and how long it is.
* What belongs to no frame is filling: encoders write their name and their settings there, and the headers of Xing,
* LAME and Fraunhofer are frames of nothing else. Positions count the bytes of all frames behind their headers.
*/
async function* withoutAncillaryData(packets) {
	let waiting = [];
	let end = 0;
	let usedUntil = 0;
	for await (const packet of packets) {
		const data = Uint8Array.from(packet.data);
		const { content, reachesBack, soundBytes } = readFrame(data);
		const begin = end - reachesBack;
		blank(waiting, usedUntil, begin);
		const isOver = (frame) => frame.from + frame.content.length <= begin;
		yield* waiting.filter(isOver).map(({ packet }) => packet);
		waiting = waiting.filter((frame) => !isOver(frame));
		waiting.push({
			packet: packet.clone({
				data,
				sideData: {}
			}),
			content,
			from: end
		});
		end += content.length;
		usedUntil = Math.max(usedUntil, begin + soundBytes);
	}
	blank(waiting, usedUntil, end);
	yield* waiting.map(({ packet }) => packet);
}
function blank(frames, from, to) {
	for (const frame of frames) {
		const first = Math.max(0, from - frame.from);
		const last = Math.min(frame.content.length, to - frame.from);
		if (first < last) frame.content.fill(0, first, last);
	}
}
const version1 = 3;
const kilobits1 = [
	0,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	160,
	192,
	224,
	256,
	320
];
const kilobits2 = [
	0,
	8,
	16,
	24,
	32,
	40,
	48,
	56,
	64,
	80,
	96,
	112,
	128,
	144,
	160
];
const rates = [
	44100,
	48e3,
	32e3
];
/** ISO 11172-3, section 2.4.1, and ISO 13818-3 for lower rates. */
function readFrame(data) {
	const reader = new BitReader(data);
	if (reader.read(11) !== 2047) throw new ApiError("file_damaged");
	const version = reader.read(2);
	const isFirst = version === version1;
	if (reader.read(2) !== 1) throw new ApiError("file_codec");
	const checksumBytes = reader.read(1) === 0 ? 2 : 0;
	const kilobits = (isFirst ? kilobits1 : kilobits2)[reader.read(4)];
	const rate = rates[reader.read(2)];
	const padding = reader.read(1);
	reader.read(1);
	const channels = reader.read(2) === 3 ? 1 : 2;
	reader.read(6);
	if (!kilobits || !rate || version === 1) throw new ApiError("file_damaged");
	const divisor = {
		0: 4,
		2: 2,
		3: 1
	}[version] ?? 1;
	const size = Math.floor((isFirst ? 144e3 : 72e3) * kilobits / (rate / divisor)) + padding;
	if (data.length !== size) throw new ApiError("file_damaged");
	reader.skip(checksumBytes * 8);
	const reachesBack = reader.read(isFirst ? 9 : 8);
	const privateBits = isFirst ? {
		1: 5,
		2: 3
	} : {
		1: 1,
		2: 2
	};
	reader.read(privateBits[channels] + (isFirst ? 4 * channels : 0));
	let bits = 0;
	for (let granule = 0; granule < (isFirst ? 2 : 1) * channels; granule += 1) {
		bits += reader.read(12);
		reader.skip(isFirst ? 47 : 51);
	}
	return {
		content: data.subarray(reader.position / 8),
		reachesBack,
		soundBytes: Math.ceil(bits / 8)
	};
}
// src/media/codecs/opus.ts
const headBytes = 19;
const mostFrameBytes = 1275;
/** Opus of one or two channels. Surround sound, which no phone records, is not taken. */
function openOpus(description) {
	if (description === void 0 || description.length < headBytes) throw new ApiError("file_damaged");
	if (description[18] !== 0) throw new ApiError("file_codec");
	return {
		description: description.subarray(0, headBytes),
		packets: eachPacket(cleanPacket)
	};
}
/**
* A packet (RFC 6716, section 3.2) without its padding, in which anything can stand. Only what is built as "any
* number of frames" can have padding; of the others it is made sure that frames fill them.
*/
function cleanPacket(data) {
	const [head] = data;
	if (head === void 0) return void 0;
	if ((head & 3) === 3) return withoutPadding(data);
	const frames = {
		0: 1,
		1: 2,
		2: 2
	}[head & 3] ?? 0;
	if (data.length - 1 > frames * mostFrameBytes + 2) throw new ApiError("file_damaged");
	return data;
}
function withoutPadding(data) {
	const [head = 0, flags = 0] = data;
	const frames = flags & 63;
	let place = 2;
	let padding = 0;
	if (flags & 64) {
		let byte;
		do {
			byte = data[place] ?? 0;
			padding += byte === 255 ? 254 : byte;
			place += 1;
		} while (byte === 255);
	}
	const content = data.subarray(place, Math.max(place, data.length - padding));
	if (!(place + padding <= data.length && frames > 0 && frames <= 48) || content.length > frames * 1277) throw new ApiError("file_damaged");
	return Buffer.concat([Uint8Array.of(head, flags & -65), content]);
}
// src/media/codecs/vorbis.ts
const identificationBytes = 30;
/** Its vendor and its list of comments are empty; the last byte marks the end. */
const emptyComments = Buffer.concat([
	Buffer.from("vorbis"),
	Buffer.alloc(8),
	Buffer.of(1)
]);
/** Vorbis. Of its three headers the second holds free text, and the cover picture as well. */
function openVorbis(description) {
	const [identification, , setup] = headersOf(Buffer.from(description ?? []));
	if (identification?.length !== identificationBytes || !isHeader(identification, 1)) throw new ApiError("file_damaged");
	if (!setup || !isHeader(setup, 5)) throw new ApiError("file_damaged");
	const sizes = Uint8Array.of(2, identification.length, emptyComments.length);
	return {
		description: Buffer.concat([
			sizes,
			identification,
			emptyComments,
			setup
		]),
		packets: eachPacket((data) => isHeaderPacket(data) ? void 0 : data)
	};
}
const isHeaderPacket = ([first = 1]) => (first & 1) === 1;
const isHeader = (bytes, type) => bytes[0] === type && bytes.toString("latin1", 1, 7) === "vorbis";
/** The number of headers but one, the sizes of all but the last as many 255s as fit and the rest, then all of them. */
function headersOf(description) {
	if (description[0] !== 2) throw new ApiError("file_damaged");
	let place = 1;
	const readSize = () => {
		let size = 0;
		for (; description[place] === 255; place += 1) size += 255;
		size += description[place] ?? 0;
		place += 1;
		return size;
	};
	const first = readSize();
	const second = first + readSize();
	const headers = description.subarray(place);
	return [
		headers.subarray(0, first),
		headers.subarray(first, second),
		headers.subarray(second)
	];
}
// src/media/codecs/vp9.ts
/**
* VP9 has no place for notes, but a packet may hold several frames with an index of their sizes at its end, and
* between frames and index there must be nothing else.
*/
const openVp9 = () => ({ packets: eachPacket((data) => {
	for (const frame of framesOf(data)) {
		const [marker = 0] = frame;
		if (marker >> 6 !== 2) throw new ApiError("file_damaged");
	}
	return data;
}) });
function framesOf(data) {
	const marker = data.at(-1) ?? 0;
	if ((marker & 224) !== 192) return [data];
	const count = (marker & 7) + 1;
	const sizeBytes = (marker >> 3 & 3) + 1;
	const index = data.length - 2 - count * sizeBytes;
	if (index < 0 || data[index] !== marker) return [data];
	const sizes = Buffer.from(data.subarray(index + 1, -1));
	let place = 0;
	const frames = Array.from({ length: count }, (_, frame) => {
		const start = place;
		place += sizes.readUIntLE(frame * sizeBytes, sizeBytes);
		return data.subarray(start, place);
	});
	if (place !== index) throw new ApiError("file_damaged");
	return frames;
}
// src/media/codecs/codecs.ts
/** For codecs that are picture or sound from the first bit to the last. */
const openPlain = () => ({ packets: eachPacket((data) => data) });
/**
* How each codec is cleaned that is taken. What is missing is refused: ProRes, which no browser plays, and AC-3 and
* DTS, which few do, have room for notes that cannot be found without decoding them.
*/
const openers = {
	avc: openAvc,
	hevc: openHevc,
	av1: openAv1,
	vp9: openVp9,
	vp8: openPlain,
	aac: openAac,
	mp3: openMp3,
	opus: openOpus,
	vorbis: openVorbis,
	flac: openFlac,
	"pcm-s16": openPlain,
	"pcm-s16be": openPlain,
	"pcm-s24": openPlain,
	"pcm-s24be": openPlain,
	"pcm-s32": openPlain,
	"pcm-s32be": openPlain,
	"pcm-f32": openPlain,
	"pcm-f32be": openPlain,
	"pcm-f64": openPlain,
	"pcm-f64be": openPlain,
	"pcm-u8": openPlain,
	"pcm-s8": openPlain,
	ulaw: openPlain,
	alaw: openPlain
};
// src/media/tracks.ts
/** Seconds of sound before the played part, from which decoders swing in. */
const warmUpOfSound = .25;
async function openPicture(track, output, reading) {
	const codec = accepted(await track.getCodec(), output.format.getSupportedVideoCodecs());
	const config = await track.getDecoderConfig();
	if (!config) throw new ApiError("file_damaged");
	const { packets, description } = openStream(codec, config);
	const source = new EncodedVideoPacketSource(codec);
	output.addVideoTrack(source, {
		rotation: await track.getRotation(),
		flip: await track.getFlip()
	});
	const decoderConfig = {
		...config,
		description
	};
	return openTrack(packets(packetsOf(track, reading, 0)), (packet) => source.add(packet, { decoderConfig }));
}
async function openSound(track, output, reading) {
	const codec = accepted(await track.getCodec(), output.format.getSupportedAudioCodecs());
	const config = await track.getDecoderConfig();
	if (!config) throw new ApiError("file_damaged");
	const { packets, description } = openStream(codec, config);
	const source = new EncodedAudioPacketSource(codec);
	output.addAudioTrack(source);
	const decoderConfig = {
		...config,
		description
	};
	return openTrack(packets(packetsOf(track, reading, warmUpOfSound)), (packet) => source.add(packet, { decoderConfig }));
}
function accepted(codec, supported) {
	if (!codec || !supported.includes(codec)) throw new ApiError("file_codec");
	return codec;
}
function openStream(codec, config) {
	const open = openers[codec];
	if (!open) throw new ApiError("file_codec");
	return open(config.description && bytesOf(config.description));
}
function packetsOf(track, { budget, endOf }, warmUp) {
	const all = new EncodedPacketSink(track).packets(void 0, void 0, { verifyKeyPackets: true });
	return onlyPlayed(budget.spend(all), {
		until: endOf(track.id),
		warmUp
	});
}
async function openTrack(packets, write) {
	const opened = {
		next: void 0,
		write,
		async advance() {
			opened.next = (await packets.next()).value ?? void 0;
		}
	};
	await opened.advance();
	if (!opened.next) throw new ApiError("file_damaged");
	return opened;
}
const bytesOf = (data) => ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
// src/media/remux.ts
const mp4 = () => new Mp4OutputFormat({ fastStart: "in-memory" });
const webm = () => new WebMOutputFormat();
const codecs = {
	mp4: {
		input: MP4,
		output: mp4,
		isWhole: isWhole.mp4,
		hasPicture: true
	},
	mov: {
		input: QTFF,
		output: mp4,
		isWhole: isWhole.mp4,
		hasPicture: true
	},
	webm: {
		input: WEBM,
		output: webm,
		isWhole: isWhole.webm,
		hasPicture: true
	},
	mp3: {
		input: MP3,
		output: () => new Mp3OutputFormat(),
		hasPicture: false
	},
	wav: {
		input: WAVE,
		output: () => new WavOutputFormat(),
		isWhole: isWhole.wav,
		hasPicture: false
	},
	ogg: {
		input: OGG,
		output: () => new OggOutputFormat(),
		isWhole: isWhole.ogg,
		hasPicture: false
	},
	m4a: {
		input: MP4,
		output: mp4,
		isWhole: isWhole.mp4,
		hasPicture: false
	}
};
/**
* Moves picture and sound into a new file of the same kind (MOV becomes MP4). Only they go over: tags, places, device
* names, comments, cover pictures, track names, other tracks and whatever lay between stay behind, and each codec
* (codecs/) leaves out what is no picture and no sound. docs/media-metadata.md lists every place.
* Throws file_damaged, file_type, file_codec or file_cuts, or anything else the reader stumbles over.
*/
async function remux(bytes, container) {
	Logging.level = LogLevel.Silent;
	const codec = codecs[container];
	if (codec.isWhole?.(bytes) === false) throw new ApiError("file_damaged");
	const input = new Input({
		source: new BufferSource(bytes),
		formats: [codec.input]
	});
	const target = new BufferTarget();
	const output = new Output({
		format: codec.output(),
		target
	});
	const picture = await input.getPrimaryVideoTrack();
	if (codec.hasPicture && !picture) throw new ApiError("file_type");
	if (!codec.hasPicture && picture) throw new ApiError("file_name_lies");
	const sound = await input.getPrimaryAudioTrack();
	const reading = {
		budget: new PacketBudget(bytes.length),
		endOf: (id) => codec.output === mp4 ? endOfTrack(bytes, id) : Number.POSITIVE_INFINITY
	};
	const duration = await copyPackets([picture && await openPicture(picture, output, reading), sound && await openSound(sound, output, reading)].filter((track) => track !== null), output);
	if (!target.buffer) throw new ApiError("file_damaged");
	return {
		bytes: codec.output === mp4 ? withoutTimes(Buffer.from(target.buffer)) : new Uint8Array(target.buffer),
		width: picture && await picture.getDisplayWidth(),
		height: picture && await picture.getDisplayHeight(),
		duration
	};
}
/** Writes the packets of all tracks in the order in which they are played, so that the file can be streamed. Returns when the last ends, in seconds. */
async function copyPackets(tracks, output) {
	await output.start();
	let end = 0;
	for (;;) {
		const waiting = tracks.filter((track) => track.next !== void 0);
		waiting.sort((one, other) => (one.next?.timestamp ?? 0) - (other.next?.timestamp ?? 0));
		const [track] = waiting;
		if (!track?.next) break;
		await track.write(track.next);
		end = Math.max(end, track.next.timestamp + track.next.duration);
		await track.advance();
	}
	await output.finalize();
	return end;
}
// src/media/recordingReader.ts
const { source, target, container } = JSON.parse(process.argv[2] ?? "");
const sent = await readFile(source);
const result = await attempt();
process.send?.(await kept(result), () => process.disconnect());
async function kept(result) {
	if ("refused" in result) return result;
	const { bytes, ...facts } = result;
	await writeFile(target, bytes);
	return facts;
}
async function attempt() {
	try {
		return await remux(sent, container);
	} catch (error) {
		return { refused: error instanceof ApiError ? error.code : "file_damaged" };
	}
}
export {};
