import { a as __toCommonJS, i as __require, t as __commonJSMin } from "./rolldown-runtime-C1I3wEg2.js";
import { n as init_dist, t as dist_exports } from "./dist-DJD6qaTZ.js";
// ../node_modules/@fastify/deepmerge/index.js
var require_deepmerge = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const JSON_PROTO = Object.getPrototypeOf({});
	function defaultIsMergeableObjectFactory() {
		return function defaultIsMergeableObject(value) {
			return typeof value === "object" && value !== null && !(value instanceof RegExp) && !(value instanceof Date);
		};
	}
	function deepmergeConstructor(options) {
		function isNotPrototypeKey(value) {
			return value !== "constructor" && value !== "prototype" && value !== "__proto__";
		}
		function cloneArray(value) {
			let i = 0;
			const il = value.length;
			const result = new Array(il);
			for (; i < il; ++i) result[i] = clone(value[i]);
			return result;
		}
		function cloneObject(target) {
			const result = {};
			if (cloneProtoObject && Object.getPrototypeOf(target) !== JSON_PROTO) return cloneProtoObject(target);
			const targetKeys = getKeys(target);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && (result[key] = clone(target[key]));
			return result;
		}
		function concatArrays(target, source) {
			const tl = target.length;
			const sl = source.length;
			let i = 0;
			const result = new Array(tl + sl);
			for (; i < tl; ++i) result[i] = clone(target[i]);
			for (i = 0; i < sl; ++i) result[i + tl] = clone(source[i]);
			return result;
		}
		const propertyIsEnumerable = Object.prototype.propertyIsEnumerable;
		function getSymbolsAndKeys(value) {
			const result = Object.keys(value);
			const keys = Object.getOwnPropertySymbols(value);
			for (let i = 0, il = keys.length; i < il; ++i) propertyIsEnumerable.call(value, keys[i]) && result.push(keys[i]);
			return result;
		}
		const getKeys = options?.symbols ? getSymbolsAndKeys : Object.keys;
		const cloneProtoObject = typeof options?.cloneProtoObject === "function" ? options.cloneProtoObject : void 0;
		const isMergeableObject = typeof options?.isMergeableObject === "function" ? options.isMergeableObject : defaultIsMergeableObjectFactory();
		const onlyDefinedProperties = options?.onlyDefinedProperties === true;
		function isPrimitive(value) {
			return typeof value !== "object" || value === null;
		}
		const mergeArray = options && typeof options.mergeArray === "function" ? options.mergeArray({
			clone,
			deepmerge: _deepmerge,
			getKeys,
			isMergeableObject
		}) : concatArrays;
		function clone(entry) {
			return isMergeableObject(entry) ? Array.isArray(entry) ? cloneArray(entry) : cloneObject(entry) : entry;
		}
		function mergeObject(target, source) {
			const result = {};
			const targetKeys = getKeys(target);
			const sourceKeys = getKeys(source);
			let i, il, key;
			for (i = 0, il = targetKeys.length; i < il; ++i) isNotPrototypeKey(key = targetKeys[i]) && sourceKeys.indexOf(key) === -1 && (result[key] = clone(target[key]));
			for (i = 0, il = sourceKeys.length; i < il; ++i) {
				if (!isNotPrototypeKey(key = sourceKeys[i])) continue;
				if (key in target) {
					if (targetKeys.indexOf(key) !== -1) {
						if (cloneProtoObject && isMergeableObject(source[key]) && Object.getPrototypeOf(source[key]) !== JSON_PROTO) result[key] = cloneProtoObject(source[key]);
						else result[key] = _deepmerge(target[key], source[key]);
					}
				} else {
					if (onlyDefinedProperties && typeof source[key] === "undefined") continue;
					result[key] = clone(source[key]);
				}
			}
			return result;
		}
		function _deepmerge(target, source) {
			if (onlyDefinedProperties && typeof source === "undefined") return clone(target);
			const sourceIsArray = Array.isArray(source);
			const targetIsArray = Array.isArray(target);
			if (isPrimitive(source)) return source;
			else if (!isMergeableObject(target)) return clone(source);
			else if (sourceIsArray && targetIsArray) return mergeArray(target, source);
			else if (sourceIsArray !== targetIsArray) return clone(source);
			else return mergeObject(target, source);
		}
		function _deepmergeAll() {
			switch (arguments.length) {
				case 0: return {};
				case 1: return clone(arguments[0]);
				case 2: return _deepmerge(arguments[0], arguments[1]);
			}
			let result;
			for (let i = 0, il = arguments.length; i < il; ++i) result = _deepmerge(result, arguments[i]);
			return result;
		}
		return options?.all ? _deepmergeAll : _deepmerge;
	}
	module.exports = deepmergeConstructor;
	module.exports.default = deepmergeConstructor;
	module.exports.deepmerge = deepmergeConstructor;
	Object.defineProperty(module.exports, "isMergeableObject", { get: defaultIsMergeableObjectFactory });
}));
// ../node_modules/process-warning/index.js
var require_process_warning = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { format } = __require("node:util");
	/**
	* @namespace processWarning
	*/
	/**
	* Represents a warning item with details.
	* @typedef {Function} WarningItem
	* @param {*} [a] Possible message interpolation value.
	* @param {*} [b] Possible message interpolation value.
	* @param {*} [c] Possible message interpolation value.
	* @property {string} name - The name of the warning.
	* @property {string} code - The code associated with the warning.
	* @property {string} message - The warning message.
	* @property {boolean} emitted - Indicates if the warning has been emitted.
	* @property {function} format - Formats the warning message.
	* @returns {boolean} emit - Indicates if the warning has been emitted by this call.
	*/
	/**
	* Options for creating a process warning.
	* @typedef {Object} ProcessWarningOptions
	* @property {string} name - The name of the warning.
	* @property {string} code - The code associated with the warning.
	* @property {string} message - The warning message.
	* @property {boolean} [unlimited=false] - If true, allows unlimited emissions of the warning.
	*/
	/**
	* Represents the process warning functionality.
	* @typedef {Object} ProcessWarning
	* @property {function} createWarning - Creates a warning item.
	* @property {function} createDeprecation - Creates a deprecation warning item.
	* @property {function} spyWarning - Spy a warning item.
	*/
	/**
	* Represents the spy data.
	* @typedef {Object} WarningSpyData
	* @property {object} calls - Arguments of WarningItem calls with.
	* @property {function} callCount - Number of counts called the WarningItem.
	* @property {function} reset - Reset the calls data and state of WarningItem.
	* @property {function} restore - Remove spy from WarningItem.
	*/
	const kWarningFn = Symbol("process-warning.fn");
	const kWarningSpyData = Symbol("process-warning.spyData");
	/**
	* Spy a warning item.
	* @function
	* @memberof processWarning
	* @param {WarningItem} warning - The warning item to spy.
	* @returns {WarningSpyData} The created spy data.
	*/
	function spyWarning(warning) {
		if (warning[kWarningSpyData] === null) {
			const warningFn = warning[kWarningFn];
			warning[kWarningFn] = function(a, b, c) {
				const args = [];
				if (c) args.push(a, b, c);
				else if (b) args.push(a, b);
				else if (a) args.push(a);
				warning[kWarningSpyData].calls.push({
					arguments: args,
					result: warningFn(a, b, c)
				});
			};
			const spyData = {
				calls: [],
				callCount() {
					return spyData.calls.length;
				},
				reset() {
					warning.emitted = false;
					spyData.calls.length = 0;
				},
				restore() {
					spyData.reset();
					warning[kWarningFn] = warningFn;
					warning[kWarningSpyData] = null;
				}
			};
			warning[kWarningSpyData] = spyData;
		}
		return warning[kWarningSpyData];
	}
	/**
	* Creates a deprecation warning item.
	* @function
	* @memberof processWarning
	* @param {ProcessWarningOptions} params - Options for creating the warning.
	* @returns {WarningItem} The created deprecation warning item.
	*/
	function createDeprecation(params) {
		return createWarning({
			...params,
			name: "DeprecationWarning"
		});
	}
	/**
	* Creates a warning item.
	* @function
	* @memberof processWarning
	* @param {ProcessWarningOptions} params - Options for creating the warning.
	* @returns {WarningItem} The created warning item.
	* @throws {Error} Throws an error if name, code, or message is empty, or if opts.unlimited is not a boolean.
	*/
	function createWarning({ name, code, message, unlimited = false } = {}) {
		if (!name) throw new Error("Warning name must not be empty");
		if (!code) throw new Error("Warning code must not be empty");
		if (!message) throw new Error("Warning message must not be empty");
		if (typeof unlimited !== "boolean") throw new Error("Warning opts.unlimited must be a boolean");
		code = code.toUpperCase();
		const warningFn = unlimited === true ? function(a, b, c) {
			warning.emitted = true;
			process.emitWarning(warning.format(a, b, c), warning.name, warning.code);
			return true;
		} : function(a, b, c) {
			if (warning.emitted === true && warning.unlimited !== true) return false;
			warning.emitted = true;
			process.emitWarning(warning.format(a, b, c), warning.name, warning.code);
			return true;
		};
		const warning = { [name]: function(a, b, c) {
			return warning[kWarningFn](a, b, c);
		} }[name];
		warning.emitted = false;
		warning.message = message;
		warning.unlimited = unlimited;
		warning.code = code;
		warning[kWarningFn] = warningFn;
		warning[kWarningSpyData] = null;
		/**
		* Formats the warning message.
		* @param {*} [a] Possible message interpolation value.
		* @param {*} [b] Possible message interpolation value.
		* @param {*} [c] Possible message interpolation value.
		* @returns {string} The formatted warning message.
		*/
		warning.format = function(a, b, c) {
			let formatted;
			if (a && b && c) formatted = format(message, a, b, c);
			else if (a && b) formatted = format(message, a, b);
			else if (a) formatted = format(message, a);
			else formatted = message;
			return formatted;
		};
		return warning;
	}
	/**
	* Module exports containing the process warning functionality.
	* @namespace
	* @property {function} createWarning - Creates a warning item.
	* @property {function} createDeprecation - Creates a deprecation warning item.
	* @property {function} spyWarning - Spy a warning item.
	* @property {ProcessWarning} processWarning - Represents the process warning functionality.
	*/
	const out = {
		createWarning,
		createDeprecation,
		spyWarning
	};
	module.exports = out;
	module.exports.default = out;
	module.exports.processWarning = out;
}));
// ../node_modules/light-my-request/lib/cookies.js
var require_cookies = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { stringifySetCookie } = (init_dist(), __toCommonJS(dist_exports));
	/**
	* RFC 6265 §5.1.4 cookie-path matching.
	*
	* A cookie with no Path is treated as "/", matching every request path.
	*
	* @param {string | undefined} cookiePath
	* @param {string} requestPath
	* @return {boolean}
	*/
	function cookiePathMatches(cookiePath, requestPath) {
		const path = cookiePath || "/";
		if (requestPath === path) return true;
		if (!requestPath.startsWith(path)) return false;
		return path.endsWith("/") || requestPath.charAt(path.length) === "/";
	}
	/**
	* Normalize `options.cookies` to `{ name, value, path? }` records.
	*
	* @param {object | Array<object>} cookies
	* @return {Array<{ name: string, value: string, path?: string }>}
	*/
	function listCookies(cookies) {
		if (Array.isArray(cookies)) return cookies;
		return Object.keys(cookies).map((name) => {
			const item = cookies[name];
			if (item !== null && typeof item === "object") return {
				name: item.name || name,
				value: item.value,
				path: item.path
			};
			return {
				name,
				value: item
			};
		});
	}
	/**
	* Encode cookies for the request Cookie header, omitting those whose Path
	* does not match the request URL.
	*
	* @param {object | Array<object>} cookies
	* @param {string} requestPath
	* @return {string[]}
	*/
	function encodeCookies(cookies, requestPath) {
		return listCookies(cookies).filter((item) => cookiePathMatches(item.path, requestPath)).map((item) => stringifySetCookie({
			name: item.name,
			value: item.value
		}));
	}
	module.exports = {
		cookiePathMatches,
		encodeCookies,
		listCookies
	};
}));
// ../node_modules/light-my-request/lib/parse-url.js
var require_parse_url = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { URL } = __require("node:url");
	const BASE_URL = "http://localhost";
	/**
	* Parse URL
	*
	* @param {(Object|String)} url
	* @param {Object} [query]
	* @return {URL}
	*/
	module.exports = function parseURL(url, query) {
		if ((typeof url === "string" || Object.prototype.toString.call(url) === "[object String]") && url.startsWith("//")) url = BASE_URL + url;
		const result = typeof url === "object" ? Object.assign(new URL(BASE_URL), url) : new URL(url, BASE_URL);
		if (typeof query === "string") {
			query = new URLSearchParams(query);
			for (const key of query.keys()) {
				result.searchParams.delete(key);
				for (const value of query.getAll(key)) result.searchParams.append(key, value);
			}
		} else {
			const merged = Object.assign({}, url.query, query);
			for (const key in merged) {
				const value = merged[key];
				if (Array.isArray(value)) {
					result.searchParams.delete(key);
					for (const param of value) result.searchParams.append(key, param);
				} else result.searchParams.set(key, value);
			}
		}
		return result;
	};
}));
// ../node_modules/light-my-request/lib/form-data.js
var require_form_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { randomUUID } = __require("node:crypto");
	const { Readable } = __require("node:stream");
	let textEncoder;
	function isFormDataLike(payload) {
		return payload && typeof payload === "object" && typeof payload.append === "function" && typeof payload.delete === "function" && typeof payload.get === "function" && typeof payload.getAll === "function" && typeof payload.has === "function" && typeof payload.set === "function" && payload[Symbol.toStringTag] === "FormData";
	}
	function formDataToStream(formdata) {
		textEncoder = textEncoder ?? new TextEncoder();
		const boundary = `----formdata-${randomUUID()}`;
		const prefix = `--${boundary}\r\nContent-Disposition: form-data`;
		/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */
		const escape = (str) => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
		const normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, "\r\n");
		const linebreak = new Uint8Array([13, 10]);
		async function* asyncIterator() {
			for (const [name, value] of formdata) if (typeof value === "string") {
				yield textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"\r\n\r\n`);
				yield textEncoder.encode(`${normalizeLinefeeds(value)}\r\n`);
			} else {
				let header = `${prefix}; name="${escape(normalizeLinefeeds(name))}"`;
				value.name && (header += `; filename="${escape(value.name)}"`);
				header += `\r\nContent-Type: ${value.type || "application/octet-stream"}\r\n\r\n`;
				yield textEncoder.encode(header);
				if (value.stream) yield* value.stream();
				else yield value;
				yield linebreak;
			}
			yield textEncoder.encode(`--${boundary}--`);
		}
		return {
			stream: Readable.from(asyncIterator()),
			contentType: `multipart/form-data; boundary=${boundary}`
		};
	}
	module.exports.isFormDataLike = isFormDataLike;
	module.exports.formDataToStream = formDataToStream;
}));
// ../node_modules/light-my-request/lib/request.js
var require_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Readable, addAbortSignal } = __require("node:stream");
	const util = __require("node:util");
	const assert = __require("node:assert");
	const { createDeprecation } = require_process_warning();
	const { encodeCookies } = require_cookies();
	const parseURL = require_parse_url();
	const { isFormDataLike, formDataToStream } = require_form_data();
	const { EventEmitter } = __require("node:events");
	const FST_LIGHTMYREQUEST_DEP01 = createDeprecation({
		name: "FastifyDeprecationLightMyRequest",
		code: "FST_LIGHTMYREQUEST_DEP01",
		message: "You are accessing \"request.connection\", use \"request.socket\" instead."
	});
	/**
	* Get hostname:port
	*
	* @param {URL} parsedURL
	* @return {String}
	*/
	function hostHeaderFromURL(parsedURL) {
		return parsedURL.port ? parsedURL.host : parsedURL.hostname + (parsedURL.protocol === "https:" ? ":443" : ":80");
	}
	const SINGLE_VALUE_HEADERS = /* @__PURE__ */ new Set([
		"age",
		"authorization",
		"content-length",
		"content-type",
		"etag",
		"expires",
		"from",
		"host",
		"if-modified-since",
		"if-unmodified-since",
		"last-modified",
		"location",
		"max-forwards",
		"proxy-authorization",
		"referer",
		"retry-after",
		"server",
		"user-agent"
	]);
	/**
	* Aggregate an array of header values the same way Node's HTTP server
	* combines multiple occurrences of a header line into `request.headers`.
	*
	* @param {String} field the lower-cased header field name
	* @param {String[]} values the individual header values
	* @return {(String|String[])}
	*/
	function joinHeaderValues(field, values) {
		if (field === "set-cookie") return values.slice();
		if (SINGLE_VALUE_HEADERS.has(field)) return values[0];
		return values.join(field === "cookie" ? "; " : ", ");
	}
	/**
	* Mock socket object used to fake access to a socket for a request
	*
	* @constructor
	* @param {String} remoteAddress the fake address to show consumers of the socket
	*/
	var MockSocket = class extends EventEmitter {
		constructor(remoteAddress) {
			super();
			this.remoteAddress = remoteAddress;
		}
	};
	/**
	* CustomRequest
	*
	* @constructor
	* @param {Object} options
	* @param {(Object|String)} options.url || options.path
	* @param {String} [options.method='GET']
	* @param {String} [options.remoteAddress]
	* @param {Object} [options.cookies]
	* @param {Object} [options.headers]
	* @param {Object} [options.query]
	* @param {Object} [options.Request]
	* @param {any} [options.payload]
	*/
	function CustomRequest(options) {
		return new _CustomLMRRequest(this);
		function _CustomLMRRequest(obj) {
			Request.call(obj, {
				...options,
				Request: void 0
			});
			Object.assign(this, obj);
			for (const fn of Object.keys(Request.prototype)) this.constructor.prototype[fn] = Request.prototype[fn];
			util.inherits(this.constructor, options.Request);
			return this;
		}
	}
	/**
	* Request
	*
	* @constructor
	* @param {Object} options
	* @param {(Object|String)} options.url || options.path
	* @param {String} [options.method='GET']
	* @param {String} [options.remoteAddress]
	* @param {Object} [options.cookies]
	* @param {Object} [options.headers]
	* @param {Object} [options.query]
	* @param {any} [options.payload]
	*/
	function Request(options) {
		Readable.call(this, { autoDestroy: false });
		const parsedURL = parseURL(options.url || options.path, options.query);
		this.url = parsedURL.pathname + parsedURL.search;
		this.aborted = false;
		this.httpVersionMajor = 1;
		this.httpVersionMinor = 1;
		this.httpVersion = "1.1";
		this.method = options.method ? options.method.toUpperCase() : "GET";
		this.headers = {};
		this.rawHeaders = [];
		this.isLightMyRequest = true;
		const headers = options.headers || {};
		const multiValueHeaders = /* @__PURE__ */ new Map();
		for (const field in headers) {
			const fieldLowerCase = field.toLowerCase();
			const value = headers[field];
			if ((fieldLowerCase === "user-agent" || fieldLowerCase === "content-type") && value === void 0) {
				this.headers[fieldLowerCase] = void 0;
				continue;
			}
			if (Array.isArray(value)) {
				const rawValues = [];
				for (const item of value) {
					assert(item !== void 0, "invalid value \"undefined\" for header " + field);
					rawValues.push("" + item);
				}
				multiValueHeaders.set(fieldLowerCase, rawValues);
				this.headers[fieldLowerCase] = joinHeaderValues(fieldLowerCase, rawValues);
				continue;
			}
			assert(value !== void 0, "invalid value \"undefined\" for header " + field);
			this.headers[fieldLowerCase] = "" + value;
		}
		if ("user-agent" in this.headers === false) this.headers["user-agent"] = "lightMyRequest";
		this.headers.host = this.headers.host || options.authority || hostHeaderFromURL(parsedURL);
		if (options.cookies) {
			const cookieValues = encodeCookies(options.cookies, parsedURL.pathname);
			if (this.headers.cookie) cookieValues.unshift(this.headers.cookie);
			this.headers.cookie = cookieValues.join("; ");
			multiValueHeaders.delete("cookie");
		}
		this.socket = new MockSocket(options.remoteAddress || "127.0.0.1");
		Object.defineProperty(this, "connection", {
			get() {
				FST_LIGHTMYREQUEST_DEP01();
				return this.socket;
			},
			configurable: true
		});
		let payload = options.payload || options.body || null;
		let payloadResume = payload && typeof payload.resume === "function";
		if (isFormDataLike(payload)) {
			const stream = formDataToStream(payload);
			payload = stream.stream;
			payloadResume = true;
			this.headers["content-type"] = stream.contentType;
			this.headers["transfer-encoding"] = "chunked";
		}
		if (payload && typeof payload !== "string" && !payloadResume && !Buffer.isBuffer(payload)) {
			payload = JSON.stringify(payload);
			if ("content-type" in this.headers === false) this.headers["content-type"] = "application/json";
		}
		if (payload && !payloadResume && !Object.hasOwn(this.headers, "content-length")) this.headers["content-length"] = (Buffer.isBuffer(payload) ? payload.length : Buffer.byteLength(payload)).toString();
		for (const header of Object.keys(this.headers)) {
			const rawValues = multiValueHeaders.get(header);
			if (rawValues !== void 0) for (const value of rawValues) this.rawHeaders.push(header, value);
			else this.rawHeaders.push(header, this.headers[header]);
		}
		this._lightMyRequest = {
			payload,
			isDone: false,
			simulate: options.simulate || {},
			payloadAsStream: options.payloadAsStream,
			signal: options.signal
		};
		const signal = options.signal;
		/* c8 ignore next 3 */
		if (signal) addAbortSignal(signal, this);
		{
			const payload = this._lightMyRequest.payload;
			if (payload?._readableState) {
				this._read = readStream;
				payload.on("error", (err) => {
					this.destroy(err);
				});
				payload.on("end", () => {
					this.push(null);
				});
			} else this._read = readEverythingElse;
		}
		return this;
	}
	function readStream() {
		const payload = this._lightMyRequest.payload;
		let more = true;
		let pushed = false;
		let chunk;
		while (more && (chunk = payload.read())) {
			pushed = true;
			more = this.push(chunk);
		}
		if (more && !pushed) this._lightMyRequest.payload.once("readable", this._read.bind(this));
	}
	function readEverythingElse() {
		setImmediate(() => {
			if (this._lightMyRequest.isDone) {
				if (this._lightMyRequest.simulate.end !== false) this.push(null);
				return;
			}
			this._lightMyRequest.isDone = true;
			if (this._lightMyRequest.payload) {
				if (this._lightMyRequest.simulate.split) {
					this.push(this._lightMyRequest.payload.slice(0, 1));
					this.push(this._lightMyRequest.payload.slice(1));
				} else this.push(this._lightMyRequest.payload);
			}
			if (this._lightMyRequest.simulate.error) this.emit("error", /* @__PURE__ */ new Error("Simulated"));
			if (this._lightMyRequest.simulate.close) this.emit("close");
			if (this._lightMyRequest.simulate.end !== false) this.push(null);
		});
	}
	util.inherits(Request, Readable);
	util.inherits(CustomRequest, Request);
	Request.prototype.destroy = function(error) {
		if (this.destroyed || this._lightMyRequest.isDone) return;
		this.destroyed = true;
		if (error) {
			this._error = true;
			process.nextTick(() => this.emit("error", error));
		}
		process.nextTick(() => this.emit("close"));
	};
	module.exports = Request;
	module.exports.Request = Request;
	module.exports.CustomRequest = CustomRequest;
}));
// ../node_modules/set-cookie-parser/dist/set-cookie.cjs
var require_set_cookie = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var defaultParseOptions = {
		decodeValues: true,
		map: false,
		silent: false,
		split: "auto"
	};
	function isForbiddenKey(key) {
		return typeof key !== "string" || key in {};
	}
	function createNullObj() {
		return Object.create(null);
	}
	function isNonEmptyString(str) {
		return typeof str === "string" && !!str.trim();
	}
	function parseString(setCookieValue, options) {
		var parts = setCookieValue.split(";");
		var nameValuePairStr = parts.shift();
		if (!isNonEmptyString(nameValuePairStr)) return null;
		var parsed = parseNameValuePair(nameValuePairStr);
		var name = parsed.name;
		var value = parsed.value;
		if (!name && !value) return null;
		options = options ? Object.assign({}, defaultParseOptions, options) : defaultParseOptions;
		if (isForbiddenKey(name)) {
			if (!options.silent) console.warn("set-cookie-parser: dropping cookie due to name:", name);
			return null;
		}
		try {
			value = options.decodeValues ? decodeURIComponent(value) : value;
		} catch (e) {
			if (!options.silent) console.error("set-cookie-parser: failed to decode cookie value. Set options.decodeValues=false to disable decoding.", e);
		}
		var cookie = createNullObj();
		cookie.name = name;
		cookie.value = value;
		parts.forEach(function(part) {
			var sides = part.split("=");
			var key = sides.shift().trim().toLowerCase();
			if (isForbiddenKey(key) || key === "name" || key === "value") {
				if (!options.silent) console.warn("set-cookie-parser: ignoring attribute:", part);
				return;
			}
			var value = sides.join("=").trim();
			if (key === "expires") {
				var expires = new Date(value);
				if (Number.isNaN(expires.getTime())) {
					if (!options.silent) console.error("set-cookie-parser: failed to parse expires time:", value);
				} else cookie.expires = expires;
			} else if (key === "max-age") {
				if (/^-?\d+$/.test(value)) cookie.maxAge = parseInt(value, 10);
				else if (!options.silent) console.error("set-cookie-parser: failed to parse max-age:", value);
			} else if (key === "secure") cookie.secure = true;
			else if (key === "httponly") cookie.httpOnly = true;
			else if (key === "samesite") cookie.sameSite = value;
			else if (key === "partitioned") cookie.partitioned = true;
			else if (key) cookie[key] = value;
		});
		return cookie;
	}
	function parseNameValuePair(nameValuePairStr) {
		var name = "";
		var value = "";
		var nameValueArr = nameValuePairStr.split("=");
		if (nameValueArr.length > 1) {
			name = nameValueArr.shift();
			value = nameValueArr.join("=");
		} else value = nameValuePairStr;
		return {
			name: trimWsp(name),
			value: trimWsp(value)
		};
	}
	function trimWsp(str) {
		var start = 0;
		var end = str.length;
		while (start < end && isWsp(str.charCodeAt(start))) start += 1;
		while (end > start && isWsp(str.charCodeAt(end - 1))) end -= 1;
		return str.substring(start, end);
	}
	function isWsp(code) {
		return code === 32 || code === 9;
	}
	function parseSetCookie(input, options) {
		options = options ? Object.assign({}, defaultParseOptions, options) : defaultParseOptions;
		if (!input) {
			if (!options.map) return [];
			else return createNullObj();
		}
		if (input.headers) {
			if (typeof input.headers.getSetCookie === "function") input = input.headers.getSetCookie();
			else if (input.headers["set-cookie"]) input = input.headers["set-cookie"];
			else {
				var sch = input.headers[Object.keys(input.headers).find(function(key) {
					return key.toLowerCase() === "set-cookie";
				})];
				if (!sch && input.headers.cookie && !options.silent) console.warn("Warning: set-cookie-parser appears to have been called on a request object. It is designed to parse Set-Cookie headers from responses, not Cookie headers from requests.");
				input = sch;
			}
		}
		var split = options.split;
		var isArray = Array.isArray(input);
		if (split === "auto") split = !isArray;
		if (!isArray) input = [input];
		input = input.filter(isNonEmptyString);
		if (split) input = input.map(splitCookiesString).flat();
		if (!options.map) return input.map(function(str) {
			return parseString(str, options);
		}).filter(Boolean);
		else {
			var cookies = createNullObj();
			return input.reduce(function(cookies, str) {
				var cookie = parseString(str, options);
				if (cookie) cookies[cookie.name] = cookie;
				return cookies;
			}, cookies);
		}
	}
	function splitCookiesString(cookiesString) {
		if (Array.isArray(cookiesString)) return cookiesString;
		if (typeof cookiesString !== "string") return [];
		var cookiesStrings = [];
		var pos = 0;
		var start;
		var ch;
		var lastComma;
		var nextStart;
		var cookiesSeparatorFound;
		function skipWhitespace() {
			while (pos < cookiesString.length && /\s/.test(cookiesString.charAt(pos))) pos += 1;
			return pos < cookiesString.length;
		}
		function notSpecialChar() {
			ch = cookiesString.charAt(pos);
			return ch !== "=" && ch !== ";" && ch !== ",";
		}
		while (pos < cookiesString.length) {
			start = pos;
			cookiesSeparatorFound = false;
			while (skipWhitespace()) {
				ch = cookiesString.charAt(pos);
				if (ch === ",") {
					lastComma = pos;
					pos += 1;
					skipWhitespace();
					nextStart = pos;
					while (pos < cookiesString.length && notSpecialChar()) pos += 1;
					if (pos < cookiesString.length && cookiesString.charAt(pos) === "=") {
						cookiesSeparatorFound = true;
						pos = nextStart;
						cookiesStrings.push(cookiesString.substring(start, lastComma));
						start = pos;
					} else pos = lastComma + 1;
				} else pos += 1;
			}
			if (!cookiesSeparatorFound || pos >= cookiesString.length) cookiesStrings.push(cookiesString.substring(start, cookiesString.length));
		}
		return cookiesStrings;
	}
	parseSetCookie.parseSetCookie = parseSetCookie;
	parseSetCookie.parse = parseSetCookie;
	parseSetCookie.parseString = parseString;
	parseSetCookie.splitCookiesString = splitCookiesString;
	module.exports = parseSetCookie;
}));
// ../node_modules/light-my-request/lib/response.js
var require_response = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const http = __require("node:http");
	const { Writable, Readable, addAbortSignal } = __require("node:stream");
	const util = __require("node:util");
	const setCookie = require_set_cookie();
	function Response(req, onEnd, reject) {
		http.ServerResponse.call(this, req);
		this.isLightMyRequest = true;
		if (req._lightMyRequest?.payloadAsStream) {
			const read = this.emit.bind(this, "drain");
			this._lightMyRequest = {
				headers: null,
				trailers: {},
				stream: new Readable({ read })
			};
			const signal = req._lightMyRequest.signal;
			if (signal) addAbortSignal(signal, this._lightMyRequest.stream);
		} else this._lightMyRequest = {
			headers: null,
			trailers: {},
			payloadChunks: []
		};
		this.setHeader("foo", "bar");
		this.removeHeader("foo");
		this.assignSocket(getNullSocket());
		this._promiseCallback = typeof reject === "function";
		let called = false;
		const onEndSuccess = (payload) => {
			if (called) return;
			called = true;
			if (this._promiseCallback) return process.nextTick(() => onEnd(payload));
			process.nextTick(() => onEnd(null, payload));
		};
		this._lightMyRequest.onEndSuccess = onEndSuccess;
		let finished = false;
		const onEndFailure = (err) => {
			if (called) {
				if (this._lightMyRequest.stream && !finished) {
					if (!err) {
						err = /* @__PURE__ */ new Error("response destroyed before completion");
						err.code = "LIGHT_ECONNRESET";
					}
					this._lightMyRequest.stream.destroy(err);
					this._lightMyRequest.stream.on("error", () => {});
				}
				return;
			}
			called = true;
			if (!err) {
				err = /* @__PURE__ */ new Error("response destroyed before completion");
				err.code = "LIGHT_ECONNRESET";
			}
			if (this._promiseCallback) return process.nextTick(() => reject(err));
			process.nextTick(() => onEnd(err, null));
		};
		if (this._lightMyRequest.stream) this.once("finish", () => {
			finished = true;
			this._lightMyRequest.stream.push(null);
		});
		else this.once("finish", () => {
			const res = generatePayload(this);
			res.raw.req = req;
			onEndSuccess(res);
		});
		this.connection.once("error", onEndFailure);
		this.once("error", onEndFailure);
		this.once("close", onEndFailure);
	}
	util.inherits(Response, http.ServerResponse);
	Response.prototype.setTimeout = function(msecs, callback) {
		this.timeoutHandle = setTimeout(() => {
			this.emit("timeout");
		}, msecs);
		this.on("timeout", callback);
		return this;
	};
	Response.prototype.writeHead = function() {
		const result = http.ServerResponse.prototype.writeHead.apply(this, arguments);
		copyHeaders(this);
		if (this._lightMyRequest.stream) this._lightMyRequest.onEndSuccess(generatePayload(this));
		return result;
	};
	Response.prototype.write = function(data, encoding, callback) {
		if (this.timeoutHandle) clearTimeout(this.timeoutHandle);
		http.ServerResponse.prototype.write.call(this, data, encoding, callback);
		if (!this._hasBody) return true;
		if (this._lightMyRequest.stream) return this._lightMyRequest.stream.push(Buffer.from(data, encoding));
		else {
			this._lightMyRequest.payloadChunks.push(Buffer.from(data, encoding));
			return true;
		}
	};
	Response.prototype.end = function(data, encoding, callback) {
		if (typeof data === "function") {
			callback = data;
			data = null;
		} else if (typeof encoding === "function") {
			callback = encoding;
			encoding = null;
		}
		if (data) this.write(data, encoding);
		http.ServerResponse.prototype.end.call(this, callback);
		this.emit("finish");
		this.destroy();
	};
	Response.prototype.destroy = function(error) {
		if (this.destroyed) return;
		this.destroyed = true;
		if (error) process.nextTick(() => this.emit("error", error));
		process.nextTick(() => this.emit("close"));
	};
	Response.prototype.addTrailers = function(trailers) {
		for (const key in trailers) this._lightMyRequest.trailers[key.toLowerCase().trim()] = trailers[key].toString().trim();
	};
	function generatePayload(response) {
		/* c8 ignore next 3  */
		if (response._lightMyRequest.headers === null) copyHeaders(response);
		serializeHeaders(response);
		const res = {
			raw: { res: response },
			headers: response._lightMyRequest.headers,
			statusCode: response.statusCode,
			statusMessage: response.statusMessage,
			trailers: {},
			get cookies() {
				return setCookie.parse(this);
			}
		};
		res.trailers = response._lightMyRequest.trailers;
		if (response._lightMyRequest.payloadChunks) {
			const rawBuffer = Buffer.concat(response._lightMyRequest.payloadChunks);
			res.rawPayload = rawBuffer;
			res.payload = rawBuffer.toString();
			res.body = res.payload;
			res.json = function parseJsonPayload() {
				return JSON.parse(res.payload);
			};
		} else res.json = function() {
			throw new Error("Response payload is not available with payloadAsStream: true");
		};
		res.stream = function streamPayload() {
			if (response._lightMyRequest.stream) return response._lightMyRequest.stream;
			return Readable.from(response._lightMyRequest.payloadChunks);
		};
		return res;
	}
	function getNullSocket() {
		return new Writable({ write(_chunk, _encoding, callback) {
			setImmediate(callback);
		} });
	}
	function serializeHeaders(response) {
		const headers = response._lightMyRequest.headers;
		for (const headerName of Object.keys(headers)) {
			const headerValue = headers[headerName];
			if (Array.isArray(headerValue)) headers[headerName] = headerValue.map((value) => "" + value);
			else headers[headerName] = "" + headerValue;
		}
	}
	function copyHeaders(response) {
		response._lightMyRequest.headers = Object.assign({}, response.getHeaders());
		[
			"Date",
			"Connection",
			"Transfer-Encoding"
		].forEach((name) => {
			const regex = new RegExp("\\r\\n" + name + ": ([^\\r]*)\\r\\n");
			const field = response._header?.match(regex);
			if (field) response._lightMyRequest.headers[name.toLowerCase()] = field[1];
		});
	}
	module.exports = Response;
}));
// ../node_modules/light-my-request/lib/config-validator.js
/* c8 ignore start */
var require_config_validator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = validate10;
	module.exports.default = validate10;
	const schema11 = {
		"type": "object",
		"properties": {
			"url": { "oneOf": [{ "type": "string" }, {
				"type": "object",
				"properties": {
					"protocol": { "type": "string" },
					"hostname": { "type": "string" },
					"pathname": { "type": "string" }
				},
				"additionalProperties": true,
				"required": ["pathname"]
			}] },
			"path": { "oneOf": [{ "type": "string" }, {
				"type": "object",
				"properties": {
					"protocol": { "type": "string" },
					"hostname": { "type": "string" },
					"pathname": { "type": "string" }
				},
				"additionalProperties": true,
				"required": ["pathname"]
			}] },
			"cookies": { "anyOf": [{
				"type": "object",
				"additionalProperties": true
			}, {
				"type": "array",
				"items": {
					"type": "object",
					"properties": {
						"name": { "type": "string" },
						"value": { "type": "string" }
					},
					"required": ["name", "value"],
					"additionalProperties": true
				}
			}] },
			"headers": {
				"type": "object",
				"additionalProperties": true
			},
			"query": { "anyOf": [{
				"type": "object",
				"additionalProperties": true
			}, { "type": "string" }] },
			"simulate": {
				"type": "object",
				"properties": {
					"end": { "type": "boolean" },
					"split": { "type": "boolean" },
					"error": { "type": "boolean" },
					"close": { "type": "boolean" }
				}
			},
			"authority": { "type": "string" },
			"remoteAddress": { "type": "string" },
			"method": {
				"type": "string",
				"enum": [
					"ACL",
					"BIND",
					"CHECKOUT",
					"CONNECT",
					"COPY",
					"DELETE",
					"GET",
					"HEAD",
					"LINK",
					"LOCK",
					"M-SEARCH",
					"MERGE",
					"MKACTIVITY",
					"MKCALENDAR",
					"MKCOL",
					"MOVE",
					"NOTIFY",
					"OPTIONS",
					"PATCH",
					"POST",
					"PROPFIND",
					"PROPPATCH",
					"PURGE",
					"PUT",
					"QUERY",
					"REBIND",
					"REPORT",
					"SEARCH",
					"SOURCE",
					"SUBSCRIBE",
					"TRACE",
					"UNBIND",
					"UNLINK",
					"UNLOCK",
					"UNSUBSCRIBE",
					"acl",
					"bind",
					"checkout",
					"connect",
					"copy",
					"delete",
					"get",
					"head",
					"link",
					"lock",
					"m-search",
					"merge",
					"mkactivity",
					"mkcalendar",
					"mkcol",
					"move",
					"notify",
					"options",
					"patch",
					"post",
					"propfind",
					"proppatch",
					"purge",
					"put",
					"query",
					"rebind",
					"report",
					"search",
					"source",
					"subscribe",
					"trace",
					"unbind",
					"unlink",
					"unlock",
					"unsubscribe"
				]
			},
			"validate": { "type": "boolean" }
		},
		"additionalProperties": true,
		"oneOf": [{ "required": ["url"] }, { "required": ["path"] }]
	};
	function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
		let vErrors = null;
		let errors = 0;
		const _errs1 = errors;
		let valid0 = false;
		let passing0 = null;
		const _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.url === void 0 && (missing0 = "url")) {
				const err0 = {
					instancePath,
					schemaPath: "#/oneOf/0/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		var _valid0 = _errs2 === errors;
		if (_valid0) {
			valid0 = true;
			passing0 = 0;
		}
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.path === void 0 && (missing1 = "path")) {
				const err1 = {
					instancePath,
					schemaPath: "#/oneOf/1/required",
					keyword: "required",
					params: { missingProperty: missing1 },
					message: "must have required property '" + missing1 + "'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 1];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		if (!valid0) {
			const err2 = {
				instancePath,
				schemaPath: "#/oneOf",
				keyword: "oneOf",
				params: { passingSchemas: passing0 },
				message: "must match exactly one schema in oneOf"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
			validate10.errors = vErrors;
			return false;
		} else {
			errors = _errs1;
			if (vErrors !== null) {
				if (_errs1) vErrors.length = _errs1;
				else vErrors = null;
			}
		}
		if (errors === 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.url !== void 0) {
					let data0 = data.url;
					const _errs5 = errors;
					const _errs6 = errors;
					let valid2 = false;
					let passing1 = null;
					const _errs7 = errors;
					if (typeof data0 !== "string") {
						let dataType0 = typeof data0;
						let coerced0 = void 0;
						if (!(coerced0 !== void 0)) {
							if (dataType0 == "number" || dataType0 == "boolean") coerced0 = "" + data0;
							else if (data0 === null) coerced0 = "";
							else {
								const err3 = {
									instancePath: instancePath + "/url",
									schemaPath: "#/properties/url/oneOf/0/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
							}
						}
						if (coerced0 !== void 0) {
							data0 = coerced0;
							if (data !== void 0) data["url"] = coerced0;
						}
					}
					var _valid1 = _errs7 === errors;
					if (_valid1) {
						valid2 = true;
						passing1 = 0;
					}
					const _errs9 = errors;
					if (errors === _errs9) {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							let missing2;
							if (data0.pathname === void 0 && (missing2 = "pathname")) {
								const err4 = {
									instancePath: instancePath + "/url",
									schemaPath: "#/properties/url/oneOf/1/required",
									keyword: "required",
									params: { missingProperty: missing2 },
									message: "must have required property '" + missing2 + "'"
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							} else {
								if (data0.protocol !== void 0) {
									let data1 = data0.protocol;
									const _errs12 = errors;
									if (typeof data1 !== "string") {
										let dataType1 = typeof data1;
										let coerced1 = void 0;
										if (!(coerced1 !== void 0)) {
											if (dataType1 == "number" || dataType1 == "boolean") coerced1 = "" + data1;
											else if (data1 === null) coerced1 = "";
											else {
												const err5 = {
													instancePath: instancePath + "/url/protocol",
													schemaPath: "#/properties/url/oneOf/1/properties/protocol/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err5];
												else vErrors.push(err5);
												errors++;
											}
										}
										if (coerced1 !== void 0) {
											data1 = coerced1;
											if (data0 !== void 0) data0["protocol"] = coerced1;
										}
									}
									var valid3 = _errs12 === errors;
								} else var valid3 = true;
								if (valid3) {
									if (data0.hostname !== void 0) {
										let data2 = data0.hostname;
										const _errs14 = errors;
										if (typeof data2 !== "string") {
											let dataType2 = typeof data2;
											let coerced2 = void 0;
											if (!(coerced2 !== void 0)) {
												if (dataType2 == "number" || dataType2 == "boolean") coerced2 = "" + data2;
												else if (data2 === null) coerced2 = "";
												else {
													const err6 = {
														instancePath: instancePath + "/url/hostname",
														schemaPath: "#/properties/url/oneOf/1/properties/hostname/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err6];
													else vErrors.push(err6);
													errors++;
												}
											}
											if (coerced2 !== void 0) {
												data2 = coerced2;
												if (data0 !== void 0) data0["hostname"] = coerced2;
											}
										}
										var valid3 = _errs14 === errors;
									} else var valid3 = true;
									if (valid3) {
										if (data0.pathname !== void 0) {
											let data3 = data0.pathname;
											const _errs16 = errors;
											if (typeof data3 !== "string") {
												let dataType3 = typeof data3;
												let coerced3 = void 0;
												if (!(coerced3 !== void 0)) {
													if (dataType3 == "number" || dataType3 == "boolean") coerced3 = "" + data3;
													else if (data3 === null) coerced3 = "";
													else {
														const err7 = {
															instancePath: instancePath + "/url/pathname",
															schemaPath: "#/properties/url/oneOf/1/properties/pathname/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err7];
														else vErrors.push(err7);
														errors++;
													}
												}
												if (coerced3 !== void 0) {
													data3 = coerced3;
													if (data0 !== void 0) data0["pathname"] = coerced3;
												}
											}
											var valid3 = _errs16 === errors;
										} else var valid3 = true;
									}
								}
							}
						} else {
							const err8 = {
								instancePath: instancePath + "/url",
								schemaPath: "#/properties/url/oneOf/1/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					}
					var _valid1 = _errs9 === errors;
					if (_valid1 && valid2) {
						valid2 = false;
						passing1 = [passing1, 1];
					} else if (_valid1) {
						valid2 = true;
						passing1 = 1;
					}
					if (!valid2) {
						const err9 = {
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/oneOf",
							keyword: "oneOf",
							params: { passingSchemas: passing1 },
							message: "must match exactly one schema in oneOf"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						validate10.errors = vErrors;
						return false;
					} else {
						errors = _errs6;
						if (vErrors !== null) {
							if (_errs6) vErrors.length = _errs6;
							else vErrors = null;
						}
					}
					var valid1 = _errs5 === errors;
				} else var valid1 = true;
				if (valid1) {
					if (data.path !== void 0) {
						let data4 = data.path;
						const _errs18 = errors;
						const _errs19 = errors;
						let valid4 = false;
						let passing2 = null;
						const _errs20 = errors;
						if (typeof data4 !== "string") {
							let dataType4 = typeof data4;
							let coerced4 = void 0;
							if (!(coerced4 !== void 0)) {
								if (dataType4 == "number" || dataType4 == "boolean") coerced4 = "" + data4;
								else if (data4 === null) coerced4 = "";
								else {
									const err10 = {
										instancePath: instancePath + "/path",
										schemaPath: "#/properties/path/oneOf/0/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
							}
							if (coerced4 !== void 0) {
								data4 = coerced4;
								if (data !== void 0) data["path"] = coerced4;
							}
						}
						var _valid2 = _errs20 === errors;
						if (_valid2) {
							valid4 = true;
							passing2 = 0;
						}
						const _errs22 = errors;
						if (errors === _errs22) {
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								let missing3;
								if (data4.pathname === void 0 && (missing3 = "pathname")) {
									const err11 = {
										instancePath: instancePath + "/path",
										schemaPath: "#/properties/path/oneOf/1/required",
										keyword: "required",
										params: { missingProperty: missing3 },
										message: "must have required property '" + missing3 + "'"
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								} else {
									if (data4.protocol !== void 0) {
										let data5 = data4.protocol;
										const _errs25 = errors;
										if (typeof data5 !== "string") {
											let dataType5 = typeof data5;
											let coerced5 = void 0;
											if (!(coerced5 !== void 0)) {
												if (dataType5 == "number" || dataType5 == "boolean") coerced5 = "" + data5;
												else if (data5 === null) coerced5 = "";
												else {
													const err12 = {
														instancePath: instancePath + "/path/protocol",
														schemaPath: "#/properties/path/oneOf/1/properties/protocol/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err12];
													else vErrors.push(err12);
													errors++;
												}
											}
											if (coerced5 !== void 0) {
												data5 = coerced5;
												if (data4 !== void 0) data4["protocol"] = coerced5;
											}
										}
										var valid5 = _errs25 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data4.hostname !== void 0) {
											let data6 = data4.hostname;
											const _errs27 = errors;
											if (typeof data6 !== "string") {
												let dataType6 = typeof data6;
												let coerced6 = void 0;
												if (!(coerced6 !== void 0)) {
													if (dataType6 == "number" || dataType6 == "boolean") coerced6 = "" + data6;
													else if (data6 === null) coerced6 = "";
													else {
														const err13 = {
															instancePath: instancePath + "/path/hostname",
															schemaPath: "#/properties/path/oneOf/1/properties/hostname/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err13];
														else vErrors.push(err13);
														errors++;
													}
												}
												if (coerced6 !== void 0) {
													data6 = coerced6;
													if (data4 !== void 0) data4["hostname"] = coerced6;
												}
											}
											var valid5 = _errs27 === errors;
										} else var valid5 = true;
										if (valid5) {
											if (data4.pathname !== void 0) {
												let data7 = data4.pathname;
												const _errs29 = errors;
												if (typeof data7 !== "string") {
													let dataType7 = typeof data7;
													let coerced7 = void 0;
													if (!(coerced7 !== void 0)) {
														if (dataType7 == "number" || dataType7 == "boolean") coerced7 = "" + data7;
														else if (data7 === null) coerced7 = "";
														else {
															const err14 = {
																instancePath: instancePath + "/path/pathname",
																schemaPath: "#/properties/path/oneOf/1/properties/pathname/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															};
															if (vErrors === null) vErrors = [err14];
															else vErrors.push(err14);
															errors++;
														}
													}
													if (coerced7 !== void 0) {
														data7 = coerced7;
														if (data4 !== void 0) data4["pathname"] = coerced7;
													}
												}
												var valid5 = _errs29 === errors;
											} else var valid5 = true;
										}
									}
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/oneOf/1/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						var _valid2 = _errs22 === errors;
						if (_valid2 && valid4) {
							valid4 = false;
							passing2 = [passing2, 1];
						} else if (_valid2) {
							valid4 = true;
							passing2 = 1;
						}
						if (!valid4) {
							const err16 = {
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing2 },
								message: "must match exactly one schema in oneOf"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
							validate10.errors = vErrors;
							return false;
						} else {
							errors = _errs19;
							if (vErrors !== null) {
								if (_errs19) vErrors.length = _errs19;
								else vErrors = null;
							}
						}
						var valid1 = _errs18 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.cookies !== void 0) {
							let data8 = data.cookies;
							const _errs31 = errors;
							const _errs32 = errors;
							let valid6 = false;
							const _errs33 = errors;
							if (errors === _errs33) {
								if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
									const err17 = {
										instancePath: instancePath + "/cookies",
										schemaPath: "#/properties/cookies/anyOf/0/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
							var _valid3 = _errs33 === errors;
							valid6 = valid6 || _valid3;
							if (!valid6) {
								const _errs36 = errors;
								if (errors === _errs36) {
									if (Array.isArray(data8)) {
										const len0 = data8.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data9 = data8[i0];
											const _errs38 = errors;
											if (errors === _errs38) {
												if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
													let missing4;
													if (data9.name === void 0 && (missing4 = "name") || data9.value === void 0 && (missing4 = "value")) {
														const err18 = {
															instancePath: instancePath + "/cookies/" + i0,
															schemaPath: "#/properties/cookies/anyOf/1/items/required",
															keyword: "required",
															params: { missingProperty: missing4 },
															message: "must have required property '" + missing4 + "'"
														};
														if (vErrors === null) vErrors = [err18];
														else vErrors.push(err18);
														errors++;
													} else {
														if (data9.name !== void 0) {
															let data10 = data9.name;
															const _errs41 = errors;
															if (typeof data10 !== "string") {
																let dataType8 = typeof data10;
																let coerced8 = void 0;
																if (!(coerced8 !== void 0)) {
																	if (dataType8 == "number" || dataType8 == "boolean") coerced8 = "" + data10;
																	else if (data10 === null) coerced8 = "";
																	else {
																		const err19 = {
																			instancePath: instancePath + "/cookies/" + i0 + "/name",
																			schemaPath: "#/properties/cookies/anyOf/1/items/properties/name/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		};
																		if (vErrors === null) vErrors = [err19];
																		else vErrors.push(err19);
																		errors++;
																	}
																}
																if (coerced8 !== void 0) {
																	data10 = coerced8;
																	if (data9 !== void 0) data9["name"] = coerced8;
																}
															}
															var valid8 = _errs41 === errors;
														} else var valid8 = true;
														if (valid8) {
															if (data9.value !== void 0) {
																let data11 = data9.value;
																const _errs43 = errors;
																if (typeof data11 !== "string") {
																	let dataType9 = typeof data11;
																	let coerced9 = void 0;
																	if (!(coerced9 !== void 0)) {
																		if (dataType9 == "number" || dataType9 == "boolean") coerced9 = "" + data11;
																		else if (data11 === null) coerced9 = "";
																		else {
																			const err20 = {
																				instancePath: instancePath + "/cookies/" + i0 + "/value",
																				schemaPath: "#/properties/cookies/anyOf/1/items/properties/value/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			};
																			if (vErrors === null) vErrors = [err20];
																			else vErrors.push(err20);
																			errors++;
																		}
																	}
																	if (coerced9 !== void 0) {
																		data11 = coerced9;
																		if (data9 !== void 0) data9["value"] = coerced9;
																	}
																}
																var valid8 = _errs43 === errors;
															} else var valid8 = true;
														}
													}
												} else {
													const err21 = {
														instancePath: instancePath + "/cookies/" + i0,
														schemaPath: "#/properties/cookies/anyOf/1/items/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													};
													if (vErrors === null) vErrors = [err21];
													else vErrors.push(err21);
													errors++;
												}
											}
											if (!(_errs38 === errors)) break;
										}
									} else {
										const err22 = {
											instancePath: instancePath + "/cookies",
											schemaPath: "#/properties/cookies/anyOf/1/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
								var _valid3 = _errs36 === errors;
								valid6 = valid6 || _valid3;
							}
							if (!valid6) {
								const err23 = {
									instancePath: instancePath + "/cookies",
									schemaPath: "#/properties/cookies/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
								validate10.errors = vErrors;
								return false;
							} else {
								errors = _errs32;
								if (vErrors !== null) {
									if (_errs32) vErrors.length = _errs32;
									else vErrors = null;
								}
							}
							var valid1 = _errs31 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.headers !== void 0) {
								let data12 = data.headers;
								const _errs45 = errors;
								if (errors === _errs45) {
									if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
										validate10.errors = [{
											instancePath: instancePath + "/headers",
											schemaPath: "#/properties/headers/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid1 = _errs45 === errors;
							} else var valid1 = true;
							if (valid1) {
								if (data.query !== void 0) {
									let data13 = data.query;
									const _errs48 = errors;
									const _errs49 = errors;
									let valid9 = false;
									const _errs50 = errors;
									if (errors === _errs50) {
										if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
											const err24 = {
												instancePath: instancePath + "/query",
												schemaPath: "#/properties/query/anyOf/0/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err24];
											else vErrors.push(err24);
											errors++;
										}
									}
									var _valid4 = _errs50 === errors;
									valid9 = valid9 || _valid4;
									if (!valid9) {
										const _errs53 = errors;
										if (typeof data13 !== "string") {
											let dataType10 = typeof data13;
											let coerced10 = void 0;
											if (!(coerced10 !== void 0)) {
												if (dataType10 == "number" || dataType10 == "boolean") coerced10 = "" + data13;
												else if (data13 === null) coerced10 = "";
												else {
													const err25 = {
														instancePath: instancePath + "/query",
														schemaPath: "#/properties/query/anyOf/1/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err25];
													else vErrors.push(err25);
													errors++;
												}
											}
											if (coerced10 !== void 0) {
												data13 = coerced10;
												if (data !== void 0) data["query"] = coerced10;
											}
										}
										var _valid4 = _errs53 === errors;
										valid9 = valid9 || _valid4;
									}
									if (!valid9) {
										const err26 = {
											instancePath: instancePath + "/query",
											schemaPath: "#/properties/query/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
										validate10.errors = vErrors;
										return false;
									} else {
										errors = _errs49;
										if (vErrors !== null) {
											if (_errs49) vErrors.length = _errs49;
											else vErrors = null;
										}
									}
									var valid1 = _errs48 === errors;
								} else var valid1 = true;
								if (valid1) {
									if (data.simulate !== void 0) {
										let data14 = data.simulate;
										const _errs55 = errors;
										if (errors === _errs55) {
											if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
												if (data14.end !== void 0) {
													let data15 = data14.end;
													const _errs57 = errors;
													if (typeof data15 !== "boolean") {
														let coerced11 = void 0;
														if (!(coerced11 !== void 0)) {
															if (data15 === "false" || data15 === 0 || data15 === null) coerced11 = false;
															else if (data15 === "true" || data15 === 1) coerced11 = true;
															else {
																validate10.errors = [{
																	instancePath: instancePath + "/simulate/end",
																	schemaPath: "#/properties/simulate/properties/end/type",
																	keyword: "type",
																	params: { type: "boolean" },
																	message: "must be boolean"
																}];
																return false;
															}
														}
														if (coerced11 !== void 0) {
															data15 = coerced11;
															if (data14 !== void 0) data14["end"] = coerced11;
														}
													}
													var valid10 = _errs57 === errors;
												} else var valid10 = true;
												if (valid10) {
													if (data14.split !== void 0) {
														let data16 = data14.split;
														const _errs59 = errors;
														if (typeof data16 !== "boolean") {
															let coerced12 = void 0;
															if (!(coerced12 !== void 0)) {
																if (data16 === "false" || data16 === 0 || data16 === null) coerced12 = false;
																else if (data16 === "true" || data16 === 1) coerced12 = true;
																else {
																	validate10.errors = [{
																		instancePath: instancePath + "/simulate/split",
																		schemaPath: "#/properties/simulate/properties/split/type",
																		keyword: "type",
																		params: { type: "boolean" },
																		message: "must be boolean"
																	}];
																	return false;
																}
															}
															if (coerced12 !== void 0) {
																data16 = coerced12;
																if (data14 !== void 0) data14["split"] = coerced12;
															}
														}
														var valid10 = _errs59 === errors;
													} else var valid10 = true;
													if (valid10) {
														if (data14.error !== void 0) {
															let data17 = data14.error;
															const _errs61 = errors;
															if (typeof data17 !== "boolean") {
																let coerced13 = void 0;
																if (!(coerced13 !== void 0)) {
																	if (data17 === "false" || data17 === 0 || data17 === null) coerced13 = false;
																	else if (data17 === "true" || data17 === 1) coerced13 = true;
																	else {
																		validate10.errors = [{
																			instancePath: instancePath + "/simulate/error",
																			schemaPath: "#/properties/simulate/properties/error/type",
																			keyword: "type",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}];
																		return false;
																	}
																}
																if (coerced13 !== void 0) {
																	data17 = coerced13;
																	if (data14 !== void 0) data14["error"] = coerced13;
																}
															}
															var valid10 = _errs61 === errors;
														} else var valid10 = true;
														if (valid10) {
															if (data14.close !== void 0) {
																let data18 = data14.close;
																const _errs63 = errors;
																if (typeof data18 !== "boolean") {
																	let coerced14 = void 0;
																	if (!(coerced14 !== void 0)) {
																		if (data18 === "false" || data18 === 0 || data18 === null) coerced14 = false;
																		else if (data18 === "true" || data18 === 1) coerced14 = true;
																		else {
																			validate10.errors = [{
																				instancePath: instancePath + "/simulate/close",
																				schemaPath: "#/properties/simulate/properties/close/type",
																				keyword: "type",
																				params: { type: "boolean" },
																				message: "must be boolean"
																			}];
																			return false;
																		}
																	}
																	if (coerced14 !== void 0) {
																		data18 = coerced14;
																		if (data14 !== void 0) data14["close"] = coerced14;
																	}
																}
																var valid10 = _errs63 === errors;
															} else var valid10 = true;
														}
													}
												}
											} else {
												validate10.errors = [{
													instancePath: instancePath + "/simulate",
													schemaPath: "#/properties/simulate/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
										}
										var valid1 = _errs55 === errors;
									} else var valid1 = true;
									if (valid1) {
										if (data.authority !== void 0) {
											let data19 = data.authority;
											const _errs65 = errors;
											if (typeof data19 !== "string") {
												let dataType15 = typeof data19;
												let coerced15 = void 0;
												if (!(coerced15 !== void 0)) {
													if (dataType15 == "number" || dataType15 == "boolean") coerced15 = "" + data19;
													else if (data19 === null) coerced15 = "";
													else {
														validate10.errors = [{
															instancePath: instancePath + "/authority",
															schemaPath: "#/properties/authority/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												if (coerced15 !== void 0) {
													data19 = coerced15;
													if (data !== void 0) data["authority"] = coerced15;
												}
											}
											var valid1 = _errs65 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data.remoteAddress !== void 0) {
												let data20 = data.remoteAddress;
												const _errs67 = errors;
												if (typeof data20 !== "string") {
													let dataType16 = typeof data20;
													let coerced16 = void 0;
													if (!(coerced16 !== void 0)) {
														if (dataType16 == "number" || dataType16 == "boolean") coerced16 = "" + data20;
														else if (data20 === null) coerced16 = "";
														else {
															validate10.errors = [{
																instancePath: instancePath + "/remoteAddress",
																schemaPath: "#/properties/remoteAddress/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													if (coerced16 !== void 0) {
														data20 = coerced16;
														if (data !== void 0) data["remoteAddress"] = coerced16;
													}
												}
												var valid1 = _errs67 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data.method !== void 0) {
													let data21 = data.method;
													const _errs69 = errors;
													if (typeof data21 !== "string") {
														let dataType17 = typeof data21;
														let coerced17 = void 0;
														if (!(coerced17 !== void 0)) {
															if (dataType17 == "number" || dataType17 == "boolean") coerced17 = "" + data21;
															else if (data21 === null) coerced17 = "";
															else {
																validate10.errors = [{
																	instancePath: instancePath + "/method",
																	schemaPath: "#/properties/method/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
														if (coerced17 !== void 0) {
															data21 = coerced17;
															if (data !== void 0) data["method"] = coerced17;
														}
													}
													if (!(data21 === "ACL" || data21 === "BIND" || data21 === "CHECKOUT" || data21 === "CONNECT" || data21 === "COPY" || data21 === "DELETE" || data21 === "GET" || data21 === "HEAD" || data21 === "LINK" || data21 === "LOCK" || data21 === "M-SEARCH" || data21 === "MERGE" || data21 === "MKACTIVITY" || data21 === "MKCALENDAR" || data21 === "MKCOL" || data21 === "MOVE" || data21 === "NOTIFY" || data21 === "OPTIONS" || data21 === "PATCH" || data21 === "POST" || data21 === "PROPFIND" || data21 === "PROPPATCH" || data21 === "PURGE" || data21 === "PUT" || data21 === "QUERY" || data21 === "REBIND" || data21 === "REPORT" || data21 === "SEARCH" || data21 === "SOURCE" || data21 === "SUBSCRIBE" || data21 === "TRACE" || data21 === "UNBIND" || data21 === "UNLINK" || data21 === "UNLOCK" || data21 === "UNSUBSCRIBE" || data21 === "acl" || data21 === "bind" || data21 === "checkout" || data21 === "connect" || data21 === "copy" || data21 === "delete" || data21 === "get" || data21 === "head" || data21 === "link" || data21 === "lock" || data21 === "m-search" || data21 === "merge" || data21 === "mkactivity" || data21 === "mkcalendar" || data21 === "mkcol" || data21 === "move" || data21 === "notify" || data21 === "options" || data21 === "patch" || data21 === "post" || data21 === "propfind" || data21 === "proppatch" || data21 === "purge" || data21 === "put" || data21 === "query" || data21 === "rebind" || data21 === "report" || data21 === "search" || data21 === "source" || data21 === "subscribe" || data21 === "trace" || data21 === "unbind" || data21 === "unlink" || data21 === "unlock" || data21 === "unsubscribe")) {
														validate10.errors = [{
															instancePath: instancePath + "/method",
															schemaPath: "#/properties/method/enum",
															keyword: "enum",
															params: { allowedValues: schema11.properties.method.enum },
															message: "must be equal to one of the allowed values"
														}];
														return false;
													}
													var valid1 = _errs69 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data.validate !== void 0) {
														let data22 = data.validate;
														const _errs71 = errors;
														if (typeof data22 !== "boolean") {
															let coerced18 = void 0;
															if (!(coerced18 !== void 0)) {
																if (data22 === "false" || data22 === 0 || data22 === null) coerced18 = false;
																else if (data22 === "true" || data22 === 1) coerced18 = true;
																else {
																	validate10.errors = [{
																		instancePath: instancePath + "/validate",
																		schemaPath: "#/properties/validate/type",
																		keyword: "type",
																		params: { type: "boolean" },
																		message: "must be boolean"
																	}];
																	return false;
																}
															}
															if (coerced18 !== void 0) {
																data22 = coerced18;
																if (data !== void 0) data["validate"] = coerced18;
															}
														}
														var valid1 = _errs71 === errors;
													} else var valid1 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			} else {
				validate10.errors = [{
					instancePath,
					schemaPath: "#/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
		}
		validate10.errors = vErrors;
		return errors === 0;
	}
}));
// ../node_modules/light-my-request/index.js
var require_light_my_request = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const assert = __require("node:assert");
	const deepMerge = require_deepmerge()();
	const Request = require_request();
	const Response = require_response();
	const errorMessage = "The dispatch function has already been invoked";
	const optsValidator = require_config_validator();
	function inject(dispatchFunc, options, callback) {
		if (callback === void 0) return new Chain(dispatchFunc, options);
		else return doInject(dispatchFunc, options, callback);
	}
	function supportStream1(req, next) {
		const payload = req._lightMyRequest.payload;
		if (!payload || payload._readableState || typeof payload.resume !== "function") return next();
		const chunks = [];
		payload.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
		payload.on("end", () => {
			const payload = Buffer.concat(chunks);
			req.headers["content-length"] = req.headers["content-length"] || "" + payload.length;
			delete req.headers["transfer-encoding"];
			req._lightMyRequest.payload = payload;
			return next();
		});
		payload.resume();
	}
	function makeRequest(dispatchFunc, server, req, res) {
		req.once("error", function(err) {
			if (this.destroyed) res.destroy(err);
		});
		req.once("close", function() {
			if (this.destroyed && !this._error) res.destroy();
		});
		return supportStream1(req, () => dispatchFunc.call(server, req, res));
	}
	function doInject(dispatchFunc, options, callback) {
		options = toOptionsObject(options);
		if (options.validate !== false) {
			assert(typeof dispatchFunc === "function", "dispatchFunc should be a function");
			if (!optsValidator(options)) throw new Error(optsValidator.errors.map((e) => e.message));
		}
		const server = options.server || {};
		const RequestConstructor = options.Request ? Request.CustomRequest : Request;
		if (dispatchFunc.request && dispatchFunc.request.app === dispatchFunc) {
			Object.setPrototypeOf(Object.getPrototypeOf(dispatchFunc.request), RequestConstructor.prototype);
			Object.setPrototypeOf(Object.getPrototypeOf(dispatchFunc.response), Response.prototype);
		}
		if (typeof callback === "function") {
			const req = new RequestConstructor(options);
			return makeRequest(dispatchFunc, server, req, new Response(req, callback));
		} else return new Promise((resolve, reject) => {
			const req = new RequestConstructor(options);
			const res = new Response(req, resolve, reject);
			makeRequest(dispatchFunc, server, req, res);
		});
	}
	function Chain(dispatch, option) {
		if (typeof option === "string") this.option = { url: option };
		else this.option = Object.assign({}, option);
		this.dispatch = dispatch;
		this._hasInvoked = false;
		this._promise = null;
		if (this.option.autoStart !== false) process.nextTick(() => {
			if (!this._hasInvoked) this.end();
		});
	}
	[
		"delete",
		"get",
		"head",
		"options",
		"patch",
		"post",
		"put",
		"trace"
	].forEach((method) => {
		Chain.prototype[method] = function(url) {
			if (this._hasInvoked === true || this._promise) throw new Error(errorMessage);
			this.option.url = url;
			this.option.method = method.toUpperCase();
			return this;
		};
	});
	[
		"body",
		"cookies",
		"headers",
		"payload",
		"query"
	].forEach((method) => {
		Chain.prototype[method] = function(value) {
			if (this._hasInvoked === true || this._promise) throw new Error(errorMessage);
			this.option[method] = value;
			return this;
		};
	});
	Chain.prototype.end = function(callback) {
		if (this._hasInvoked === true || this._promise) throw new Error(errorMessage);
		this._hasInvoked = true;
		if (typeof callback === "function") doInject(this.dispatch, this.option, callback);
		else {
			this._promise = doInject(this.dispatch, this.option);
			return this._promise;
		}
	};
	Object.getOwnPropertyNames(Promise.prototype).forEach((method) => {
		if (method === "constructor") return;
		Chain.prototype[method] = function(...args) {
			if (!this._promise) {
				if (this._hasInvoked === true) throw new Error(errorMessage);
				this._hasInvoked = true;
				this._promise = doInject(this.dispatch, this.option);
			}
			return this._promise[method](...args);
		};
	});
	function isInjection(obj) {
		return obj instanceof Request || obj instanceof Response || obj?.constructor?.name === "_CustomLMRRequest";
	}
	function toOptionsObject(options = {}) {
		return typeof options === "string" ? { url: options } : options;
	}
	function bindInject(dispatchFunc, defaults) {
		defaults = toOptionsObject(defaults);
		return function boundInject(options, callback) {
			return inject(dispatchFunc, deepMerge(defaults, toOptionsObject(options)), callback);
		};
	}
	module.exports = inject;
	module.exports.default = inject;
	module.exports.inject = inject;
	module.exports.isInjection = isInjection;
	module.exports.bindInject = bindInject;
}));
export { require_process_warning as n, require_deepmerge as r, require_light_my_request as t };
