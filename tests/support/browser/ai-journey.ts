import { startAiServer } from '../servers/ai-server.ts'

export interface AiFixture {
  /** An AI service on this machine. */
  service: Awaited<ReturnType<typeof startAiServer>>
}

/** For journeys with an AI service: passed to `test.extend`, they start a separate product that uses the service. */
export const aiFixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  service: async ({}, use: (service: AiFixture['service']) => Promise<void>) => {
    const service = await startAiServer()
    await use(service)
    await service.close()
  },
  settings: async (
    { service }: AiFixture,
    use: (settings: Record<string, string>) => Promise<void>,
  ) => use(service.settings),
}
