export interface Browser {
  executablePath: string
  env: Record<string, string>
}
