import { existsSync } from 'node:fs'

/** The process's environment variables, and those that an .env file in the working directory adds. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
