// What every page of the studio runs, in one script.
import './pageOpening.ts';
import '../components/layout/headerScroll.ts';
import '../components/layout/sideMenu.ts';
import '../daylight/switchTheme.ts';
