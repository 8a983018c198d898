// node bench/sites/bring-sites.ts ADDRESS FOLDER: brings the websites of real-sites.json into FOLDER, a folder outside this
// repository, each at its commit. ADDRESS is where their repositories are, without owner and name: that of the host, or a
// folder with copies. Most of them state no licence: they may be read, and no text of theirs belongs into this repository.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { REAL_SITES } from './real-sites.ts'

const [address, folder] = process.argv.slice(2)
if (!address || !folder) throw new Error('Usage: node bench/sites/bring-sites.ts ADDRESS FOLDER')
if (!path.relative(process.cwd(), path.resolve(folder)).startsWith('..'))
  throw new Error(`${folder} is inside this repository. Please name a folder outside of it.`)

for (const { id, repository, commit, root } of REAL_SITES) {
  const target = path.join(folder, id)
  if (existsSync(target)) continue
  const clone = mkdtempSync(path.join(tmpdir(), 'site-'))
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { stdio: 'pipe' })
  try {
    git('init', '--quiet')
    git('fetch', '--quiet', '--depth', '1', `${address}/${repository}`, commit)
    git('checkout', '--quiet', 'FETCH_HEAD')
    cpSync(path.join(clone, root), target, {
      recursive: true,
      filter: (source) => path.basename(source) !== '.git',
    })
    console.info(`${id}: ${repository}`)
  } catch (error) {
    console.error(`${id}: ${repository} could not be brought. ${String(error)}`)
    process.exitCode = 1
  } finally {
    rmSync(clone, { recursive: true })
  }
}
