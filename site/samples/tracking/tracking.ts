type Breakpoint = 'desktop' | 'tablet' | 'mobile';
type Video = {
  videoUrl: string;
  totalPlayTime: number;
  percentagePlayed: number;
};

type StandardData = {
  VEV_PROJECT_LOAD: {
    projectKey: string;
    projectName?: string;
    breakpoint: Breakpoint;
  };
  VEV_PAGE_LOAD: {
    pageKey: string;
    pageName: string;
    projectKey: string;
    breakpoint: Breakpoint;
  };
  VEV_LINK_CLICK: { url: string };
  VEV_VIDEO_PLAY: Video;
  VEV_VIDEO_STOP: Video;
  VEV_VIDEO_END: Video;
  VEV_VIDEO_PROGRESS: Video & { videoName: string; progress: number };
};

type MetaData = { projectKey: string; pageKey: string; timestamp: number };

type StandardEvent = {
  [Type in keyof StandardData]: {
    type: Type;
    data: StandardData[Type];
    metaData: MetaData;
  };
}[keyof StandardData];

window.addEventListener('vev.track', (event) => {
  const { detail } = event as CustomEvent<StandardEvent>;

  switch (detail.type) {
    case 'VEV_PAGE_LOAD':
      console.log(`${detail.data.pageName} on ${detail.data.breakpoint}`);
      break;
    case 'VEV_VIDEO_PROGRESS':
      console.log(
        `${detail.data.videoName}: ${detail.data.percentagePlayed} %`,
      );
      break;
    default:
      // A standard event that you do not use, or a custom event.
      console.log(detail.type);
  }
});
