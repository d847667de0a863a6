// The drawn clips run while they are in view and the visitor has not paused them. SampleVideos.astro styles the two
// attributes set here.

const samples = document.querySelector('.samples');

samples?.querySelector('button')?.addEventListener('click', () => samples.toggleAttribute('data-paused'));

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-in-view', isIntersecting);
});
for (const clip of samples?.querySelectorAll('li') ?? []) watch.observe(clip);
