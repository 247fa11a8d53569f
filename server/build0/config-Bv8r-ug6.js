import { C as string, E as url, a as _enum, b as object, p as int } from "./schemas-DrLHTIiU.js";
import path from "node:path";
// ../contract/src/rules/appName.ts
/** What the product is called unless the operator gives it a name of their own. */
const ownName = "Bichar";
/** The name as a reader knows it: the product's own is a Bengali word, and written as one there. */
const nameIn = (language, name) => language === "bn" && name === "Bichar" ? "বিচার" : name;
// src/config.ts
const flag = _enum([
	"0",
	"1",
	"true",
	"false"
], { error: "must be 0 or 1" }).transform((text) => text === "1" || text === "true");
const wholeNumber = (least, most) => {
	const error = `must be a whole number from ${least} to ${most}`;
	return string().regex(/^\d{1,9}$/, { error }).transform(Number).pipe(int().min(least, { error }).max(most, { error }));
};
const address = (protocol, example) => url({
	protocol,
	error: `must be an address like ${example}`
});
/** Whose addresses browsers bring: those of Chrome and most others, Firefox, Safari, Edge. */
const pushServices = "fcm.googleapis.com jmt17.google.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com";
const hostName = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
/** What one setting needs of others. */
const together = object({
	NODE_ENV: _enum([
		"production",
		"development",
		"test"
	]).default("production"),
	APP_NAME: string().min(1).max(40).default(ownName),
	/** Who runs the installation, as /about and /privacy say it. */
	OPERATOR_NAME: string().trim().max(200).default(""),
	OPERATOR_ADDRESS: string().trim().max(500).default(""),
	OPERATOR_CONTACT: string().trim().max(200).default(""),
	HOST: string().default("127.0.0.1"),
	PORT: wholeNumber(0, 65535).default(3e3),
	/** The address people see, e.g. https://bichar.example; share cards and links in messages begin with it. */
	PUBLIC_URL: address(/^https?$/, "https://bichar.example").optional(),
	DATA_DIR: string().default("./data").transform((dir) => path.resolve(dir)),
	DATABASE_URL: address(/^postgres(ql)?$/, "postgresql://user:password@host/database").optional(),
	/** How many processes serve; unless told, as many as `usualProcesses` says. */
	PROCESSES: wholeNumber(1, 32).optional(),
	/** The same database without the bouncer that DATABASE_URL leads to: for what listens, holds locks, or takes long. */
	DATABASE_LISTEN_URL: address(/^postgres(ql)?$/, "postgresql://user:password@host/database").optional(),
	/** A standby of the same database, for what guests read. */
	DATABASE_READ_URL: address(/^postgres(ql)?$/, "postgresql://user:password@host/database").optional(),
	LOG_LEVEL: _enum([
		"fatal",
		"error",
		"warn",
		"info",
		"debug",
		"trace",
		"silent"
	]).default("info"),
	/** Where the quick exit leads: a page that nobody minds being seen with. */
	QUICK_EXIT_URL: address(/^https?$/, "https://weather.example").default("https://www.bmd.gov.bd/"),
	/** How many proxies in front of the app may be believed about the caller's address. */
	TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
	/** How long it goes on serving, as not ready, when it is told to stop, so that proxies in front can turn to another. */
	DRAIN_SECONDS: wholeNumber(0, 600).default(0),
	/** Whoever brings it may read the metrics. Without it one is made, in DATA_DIR/metrics-token. */
	METRICS_TOKEN: string().regex(/^[!-~]{16,200}$/, { error: "must be 16 to 200 letters, digits and signs" }).optional(),
	/** 32 bytes as 64 hexadecimal digits; needed when several servers share one database. Else made on first start. */
	SERVER_KEY: string().regex(/^[0-9a-fA-F]{64}$/, { error: "must be 64 hexadecimal digits" }).optional(),
	ALLOW_INSECURE_DEFAULTS: flag.default(false),
	/** Whether people report without an account, at /report. */
	GUEST_REPORTS: flag.default(true),
	/** How many seconds of the processor one address (of IPv6 a /64) may use up in a minute for pages and feeds. */
	PAGE_SECONDS: wholeNumber(1, 600).default(20),
	/** How many megabytes of guests' pages and calls are remembered; 0 remembers nothing. */
	GUEST_CACHE_MB: wholeNumber(0, 16384).default(64),
	/** How many megabytes stay free on the disks: below the first no files are taken, below the second nothing people add. */
	UPLOAD_RESERVE_MB: wholeNumber(0, 1e8).default(1024),
	WRITE_RESERVE_MB: wholeNumber(0, 1e8).default(512),
	/** How many text messages the whole installation asks for within an hour; four fifths of them for people who are new. */
	SMS_PER_HOUR: wholeNumber(1, 999999).default(2e3),
	SMS_GATEWAY_URL: string().optional(),
	SMS_GATEWAY_METHOD: _enum(["GET", "POST"]).default("POST"),
	SMS_GATEWAY_BODY: string().optional(),
	SMS_GATEWAY_CONTENT_TYPE: string().default("application/json"),
	SMS_GATEWAY_AUTHORIZATION: string().optional(),
	TWILIO_ACCOUNT_SID: string().optional(),
	TWILIO_AUTH_TOKEN: string().optional(),
	TWILIO_FROM: string().optional(),
	TWILIO_API_URL: address(/^https?$/, "https://api.twilio.com").default("https://api.twilio.com"),
	S3_ENDPOINT: address(/^https?$/, "https://s3.example").optional(),
	S3_BUCKET: string().optional(),
	S3_REGION: string().default("auto"),
	S3_ACCESS_KEY_ID: string().optional(),
	S3_SECRET_ACCESS_KEY: string().optional(),
	WEB_PUSH: flag.default(true),
	/** Host names, or `*.` before the end of one; nothing is ever sent to a browser's address elsewhere. */
	PUSH_SERVICES: string().default(pushServices).transform((text) => text.toLowerCase().split(/[\s,]+/).filter(Boolean)).refine((hosts) => hosts.every((host) => hostName.test(host)), { error: "must be host names like push.example or *.push.example" }),
	PUSH_CONTACT: string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: "must be mailto: with an e-mail address, or an https address" }).optional(),
	FIREBASE_PROJECT_ID: string().optional(),
	FIREBASE_CLIENT_EMAIL: string().optional(),
	FIREBASE_PRIVATE_KEY: string().optional(),
	FIREBASE_API_URL: address(/^https?$/, "https://fcm.googleapis.com").default("https://fcm.googleapis.com"),
	FIREBASE_TOKEN_URL: address(/^https?$/, "https://oauth2.googleapis.com/token").default("https://oauth2.googleapis.com/token"),
	AI_PROVIDER: _enum(["openai", "gemini"]).optional(),
	AI_API_KEY: string().optional(),
	AI_BASE_URL: address(/^https?$/, "https://api.example/v1").optional(),
	AI_MODEL: string().optional(),
	/** How long a model may think before its first word, and how long it may take for all of them. */
	AI_FIRST_SECONDS: wholeNumber(1, 600).default(30),
	AI_WHOLE_SECONDS: wholeNumber(1, 600).default(120),
	/** The address of a Nominatim server, without the /reverse. */
	NOMINATIM_URL: address(/^https?$/, "https://nominatim.example").optional()
}).refine(({ DATABASE_READ_URL, DATABASE_URL }) => !DATABASE_READ_URL || DATABASE_URL, {
	path: ["DATABASE_READ_URL"],
	error: "needs DATABASE_URL: the database that comes with Bichar has no standby"
}).refine(({ DATABASE_READ_URL, GUEST_CACHE_MB }) => !DATABASE_READ_URL || GUEST_CACHE_MB > 0, {
	path: ["DATABASE_READ_URL"],
	error: "needs GUEST_CACHE_MB above 0: what tells the memory of changes tells when the replica may be read from"
});
var ConfigError = class extends Error {};
/** Reads the settings; a wrong one is a ConfigError that names it. */
function readConfig(environment = process.env) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const result = together.safeParse(given);
	if (result.success) return result.data;
	throw new ConfigError(`Wrong setting - ${result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`);
}
/** What is the default for us is not for React, which checks all it draws when nothing is said. */
function tellLibraries() {
	process.env.NODE_ENV ||= "production";
}
export { nameIn as i, readConfig as n, tellLibraries as r, ConfigError as t };
