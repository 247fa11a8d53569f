/** One line for the operator: what is wrong and what to do about it. */
export function explainError(error: unknown): string {
  if (error instanceof AggregateError) return explainError(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
    hostname?: string
  }
  // With several processes, the supervising process opens the port, and the system call is 'bind'.
  const isPort = syscall === 'listen' || syscall === 'bind'
  if (isPort && code === 'EADDRINUSE') {
    return `port ${port} is in use; stop the other program or set PORT to another number`
  }
  if (isPort && code === 'EACCES') return `this account may not use port ${port}; set PORT to a higher number`
  if (isPort) return `HOST ${address ?? ''} is not an address of this machine`
  if (syscall === 'getaddrinfo') return `cannot resolve the host name ${hostname}`
  // A bug of ours, not a mistake of the operator: the stack is what helps.
  const isBug = /^(Type|Reference|Range|Syntax)Error$/.test(error.name)
  return isBug && error.stack ? error.stack : error.message
}
