import type { AstroIntegration } from 'astro';

/** The site's own `client:` directives, each described in its file. */
const names = ['attention', 'chosen', 'interaction', 'kept', 'outdated', 'unanswered'];

export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of names) addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
      },
    },
  };
}
