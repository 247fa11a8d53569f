// src/http/drawing/failure.ts
function failureOf(error) {
	if (!(error instanceof Error)) return void 0;
	const { name, message, stack, cause } = error;
	const { code } = error;
	return {
		name,
		message,
		stack,
		code: code === void 0 ? void 0 : String(code),
		cause: failureOf(cause)
	};
}
/** The error as it was; nothing, if what was thrown was none. */
function errorOf(failure) {
	if (!failure) return void 0;
	const { name, message, stack, code, cause } = failure;
	return Object.assign(new Error(message, { cause: errorOf(cause) }), {
		name,
		stack,
		...code && { code }
	});
}
export { failureOf as n, errorOf as t };
