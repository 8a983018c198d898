import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'

/** Mounting a disk needs root, and a machine that allows it; elsewhere the tests that fill a disk are skipped. */
export const mayMount = process.getuid?.() === 0 && canMount()

function canMount(): boolean {
  const probe = mkdtempSync(path.join(tmpdir(), 'mount-'))
  try {
    mountDisk(probe, '1m')
    unmount(probe)
    return true
  } catch {
    return false
  } finally {
    rmdirSync(probe)
  }
}

/** @param size as `mount` takes it: "160m" */
export function mountDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' })
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder])
}

/** Fills the disk of the given file, until it has no room. */
export function fillDisk(filler: string): void {
  const file = openSync(filler, 'a')
  const block = Buffer.alloc(4096, 1)
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(file)
  }
}
