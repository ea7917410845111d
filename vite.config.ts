/** For tools that look for it here, such as editors. */
import { defineConfig } from 'vite';
import { viteConfig } from './codegen/build/viteConfig.ts';

export default defineConfig(viteConfig);
