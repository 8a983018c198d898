import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/domain/**/*.test.ts', 'src/web/**/*.test.ts'] },
      },
    ],
  },
})
