/** For tools that look for it here, such as editors. */
import { defineConfig } from 'vite';
import { viteConfig } from './src/node/ssg/viteConfig.ts';

export default defineConfig(viteConfig);
