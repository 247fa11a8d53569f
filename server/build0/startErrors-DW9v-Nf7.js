// src/startErrors.ts
/** One line for the operator: what is wrong and what to do about it. */
function inWords(error) {
	if (error instanceof AggregateError) return inWords(error.errors[0]);
	if (!(error instanceof Error)) return String(error);
	const { code, syscall, port, address, hostname } = error;
	const isPort = syscall === "listen" || syscall === "bind";
	if (isPort && code === "EADDRINUSE") return `port ${port} is in use; stop the other program or set PORT to another number`;
	if (isPort && code === "EACCES") return `this account may not use port ${port}; set PORT to a higher number`;
	if (isPort) return `HOST ${address ?? ""} is not an address of this machine`;
	if (syscall === "getaddrinfo") return `no machine is known by the name ${hostname}`;
	return /^(Type|Reference|Range|Syntax)Error$/.test(error.name) && error.stack ? error.stack : error.message;
}
export { inWords as t };
