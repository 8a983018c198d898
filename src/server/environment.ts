import { existsSync } from 'node:fs'

/** The process's environment, with what an .env file in the working directory adds to it. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
